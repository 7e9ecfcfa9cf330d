/** The permanent key of a question that comes with the product: `q` and ten characters. */
export function keyOf(name: string): string {
  if (!/^[a-z0-9]{1,10}$/i.test(name)) throw new Error(`Too long for a key: ${name}`)
  return `q${name.padEnd(10, '0')}`
}

/** Whether one still works there is what a form begins with; the last one asks it some months later. */
export const stillKeys = [keyOf('still'), keyOf('stillNow')] as const
