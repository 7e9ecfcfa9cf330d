/** Of the parts that are neither a table nor a file. */
export const headerPart = 'header.json'
export const manifestPart = 'manifest.json'
export const headsPart = 'audit-heads.log'

const tables = 'tables/'
const files = 'files/'

export const tablePart = (table: string) => `${tables}${table}`
export const filePart = (key: string) => `${files}${key}`

/** The table that a part holds; null for any other part. */
export const tableOf = (part: string) =>
  part.startsWith(tables) ? part.slice(tables.length) : null

/**
 * The key of the kept file that a part holds; null for any other part.
 * @throws for a key that would lead out of where files are kept
 */
export function fileKeyOf(part: string): string | null {
  if (!part.startsWith(files)) return null
  const key = part.slice(files.length)
  if (!/^[\w-]+(?:[./][\w-]+)*$/.test(key)) throw new Error(`The backup names a file “${key}”.`)
  return key
}

/** A part is kept in pieces, so that neither who writes nor who reads holds it whole. */
export const pieceName = (part: string, at: number) => `${part}/${String(at).padStart(6, '0')}.gz`
export const partOfPiece = (name: string) => name.replace(/\/\d{6,}\.gz$/, '')
