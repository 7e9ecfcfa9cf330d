import { dayOfNumber } from './workbook-styles.ts'

export interface CellFacts {
  /** From 0. */
  column: number
  /** As the workbook says it: `s` is a shared text, `n` a number. */
  type: string
  style: number
  text: string
}

/** What cells refer to. */
export interface Known {
  texts: readonly string[]
  days: ReadonlySet<number>
  isSince1904: boolean
}

/** What a cell says; an error of a formula says nothing. */
export function readCellText({ type, style, text }: CellFacts, known: Known): string {
  if (type === 's') return (known.texts[Number(text)] ?? '').trim()
  if (type === 'e') return ''
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === 'd') return text.slice(0, 10)
  if (type !== 'n') return text.trim()
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return text.trim()
  const day = known.days.has(style) ? dayOfNumber(number, known.isSince1904) : null
  // Fifteen digits are what a spreadsheet keeps: beyond, 22.1 is 22.100000000000001.
  return day ?? String(Number(number.toPrecision(15)))
}
