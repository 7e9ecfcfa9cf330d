import { oneLine } from '#kit/contract/typed-text.ts'

/** Endings that people write in more than one way. */
const alsoWritten: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg', 'jpe'] }

const longest = 150

/**
 * What a file is called that somebody sent: in one line, without a folder, at most 150 characters,
 * and with the ending of what it is (`ending`, told by the content), whatever the name says.
 */
export function namedAsItIs(sent: string, ending: string): string {
  const name = oneLine(sent).replace(/[\\/]/g, '_') || 'document'
  const [, own = ''] = /\.([a-z][a-z\d]{1,4})$/i.exec(name) ?? []
  const isRight = [ending, ...(alsoWritten[ending] ?? [])].includes(own.toLowerCase())
  if (isRight) return name.slice(-longest)
  const stem = own ? name.slice(0, -own.length - 1) : name
  return `${(stem || 'document').slice(-(longest - ending.length - 1))}.${ending}`
}
