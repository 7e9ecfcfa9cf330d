export type Search = Record<string, string>

/**
 * Search parameters stay the text they are: the router's own reading turns `1e5` into a number
 * and drops digits of long ones.
 */
export const parseSearch = (text: string): Search => Object.fromEntries(new URLSearchParams(text))

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const text = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  // Brackets and commas of filters need no escape, and people read addresses.
  const readable = text.replace(/%5B/g, '[').replace(/%5D/g, ']').replace(/%2C/g, ',')
  return readable ? `?${readable}` : ''
}
