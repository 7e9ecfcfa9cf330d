import { inflateRawSync } from 'node:zlib'

export type Cell = string | number | Date | null

/** What a spreadsheet shows of a workbook's first sheet, row by row; dates where they are formatted so. */
export function cellsOf(workbook: Buffer): Cell[][] {
  const files = unzipped(workbook)
  const texts = between(files.get('xl/sharedStrings.xml') ?? '', 'si').map(({ inner }) =>
    textOf(inner),
  )
  const dates = dateStyles(files.get('xl/styles.xml') ?? '')
  const sheet = files.get('xl/worksheets/sheet1.xml')
  if (!sheet) throw new Error('the workbook has no first sheet')
  return between(sheet, 'row').map(({ inner }) => {
    const row: Cell[] = []
    for (const { attributes, inner: cell } of between(inner, 'c'))
      row[columnOf(attributes['r'] ?? '')] = valueOf(attributes, cell, { texts, dates })
    return Array.from(row, (value) => value ?? null)
  })
}

interface Known {
  texts: string[]
  dates: ReadonlySet<string>
}

function valueOf({ t, s }: Record<string, string>, cell: string, { texts, dates }: Known): Cell {
  if (t === 'inlineStr') return textOf(cell)
  const [value] = between(cell, 'v').map(({ inner }) => inner)
  if (value === undefined) return null
  if (t === 's') return texts[Number(value)] ?? null
  if (t === 'str') return unescaped(value)
  // Days since the last of 1899, which is how spreadsheets count.
  return dates.has(s ?? '') ? new Date((Number(value) - 25_569) * 86_400_000) : Number(value)
}

/** The places of the styles that show a number as a day. */
function dateStyles(styles: string): ReadonlySet<string> {
  const formats = new Map(
    tags(styles, 'numFmt').map(({ numFmtId, formatCode }) => [numFmtId, formatCode]),
  )
  const [used] = between(styles, 'cellXfs')
  const places = tags(used?.inner ?? '', 'xf').map(({ numFmtId }, at) =>
    /y.*m.*d/i.test(formats.get(numFmtId) ?? '') ? String(at) : '',
  )
  return new Set(places.filter(Boolean))
}

/** `B7` is in the second column. */
const columnOf = (place: string) =>
  Array.from(place.replace(/\d/g, '')).reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1

const textOf = (xml: string) =>
  between(xml, 't')
    .map(({ inner }) => unescaped(inner))
    .join('')

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole)

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>

const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, own = '']) => attributesOf(own))

const between = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: ([^>]*?))?(?:/>|>(.*?)</${name}>)`, 'gs'))].map(
    ([, own = '', inner = '']) => ({ attributes: attributesOf(own), inner }),
  )

/** The files of a ZIP by its directory, which stands at its end. */
function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const name = zip.subarray(at + 46, at + 46 + nameLength!).toString()
    const start = zip.readUInt32LE(at + 42)
    const content = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(content, content + zip.readUInt32LE(at + 20))
    const isPacked = zip.readUInt16LE(at + 10) === 8
    files.set(name, (isPacked ? inflateRawSync(bytes) : bytes).toString())
    at += 46 + nameLength! + extra! + comment!
  }
  return files
}
