const keys = new Map<string, string>()

/** One key for a form and what is sent with it: a second press, or a lost answer, sends it once. */
export function submissionKey(token: string, body: object): string {
  const sent = `${token} ${JSON.stringify(body)}`
  const known = keys.get(sent)
  if (known) return known
  // `crypto.randomUUID` exists on secure pages only.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keys.set(sent, key)
  return key
}
