/**
 * Rules that look at the day it is, made once for each day. Whoever checks says which day it is:
 * a contract has no clock.
 */
export function perDay<Rules>(make: (today: string) => Rules): (today: string) => Rules {
  let known: { today: string; rules: Rules } | null = null
  return (today) => {
    if (known?.today !== today) known = { today, rules: make(today) }
    return known.rules
  }
}
