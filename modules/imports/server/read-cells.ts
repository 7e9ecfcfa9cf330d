import { languages } from '#kit/contract/strings.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { ImportOptions } from '../contract/import-options.ts'
import type { CellValue, ImportedField, ImportTarget, ReadRow } from './import-target.ts'

/** Of what is imported: which cells there are, and how their choices are said. */
type Readable = Pick<ImportTarget, 'fields' | 'words'>

export interface Reading {
  target: Readable
  mapping: readonly (string | null)[]
  options: ImportOptions
}

/** A row's cells as the form would send them; empty ones are left out, so that they change nothing. */
export function readCells(
  { target, mapping, options }: Reading,
  line: number,
  cells: readonly string[],
): { row: ReadRow; errors: FieldErrors | null } {
  const values: ReadRow['values'] = {}
  const errors: FieldErrors = {}
  for (const [index, name] of mapping.entries()) {
    const field = name === null ? undefined : target.fields[name]
    const cell = cells[index]?.trim() ?? ''
    if (!name || !field || cell === '') continue
    const value = readCell(cell, { name, field, target, options })
    if (value === undefined)
      errors[name] = [
        { code: field.kind in wrong ? (wrong[field.kind] ?? 'format') : 'format', params: {} },
      ]
    else values[name] = value
  }
  return { row: { line, values }, errors: Object.keys(errors).length ? errors : null }
}

const wrong: Record<string, string> = {
  date: 'date',
  decimal: 'decimal',
  percent: 'decimal',
  money: 'decimal',
  choice: 'choice',
  choices: 'choice',
}

interface Cell {
  name: string
  field: ImportedField
  target: Readable
  options: ImportOptions
}

/** What the cell says; undefined when it cannot be read as a field of this kind. */
function readCell(cell: string, { name, field, target, options }: Cell): CellValue | undefined {
  if (field.isList) {
    const parts = cell
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
    if (!field.choices) return parts
    const chosen = parts.map((part) => choicesOf(target, name, field).get(plain(part)))
    return chosen.every((each) => each !== undefined) ? chosen : undefined
  }
  if (field.kind === 'date') return readDate(cell, options.dateFormat)
  if (isNumber(field.kind)) return readDecimal(cell, options.decimalFormat)
  if (field.kind === 'yesNo') return yesOrNo.get(plain(cell))
  if (field.kind === 'choice') return choicesOf(target, name, field).get(plain(cell))
  return cell
}

export function readDate(cell: string, format: ImportOptions['dateFormat']): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(cell)
  if (iso) return day(iso[1], iso[2], iso[3])
  const other = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell)
  if (!other || format === 'ymd') return undefined
  const [, first, second, year] = other
  return format === 'dmy' ? day(year, second, first) : day(year, first, second)
}

const day = (year = '', month = '', date = '') =>
  `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`

/** Its cells are read as numbers are written in the file. */
export const isNumber = (kind: ImportedField['kind'] | undefined) =>
  kind === 'decimal' || kind === 'percent' || kind === 'money'

/** Blanks and the other sign group thousands; they do so in threes, or the cell is no number. */
export function readDecimal(
  cell: string,
  format: ImportOptions['decimalFormat'],
): string | undefined {
  const [point, group] = format === 'point' ? ['.', ','] : [',', '.']
  const [whole = '', part, ...rest] = cell.replace(/[\s\u00a0\u202f'’$%]/g, '').split(point)
  if (rest.length || (part !== undefined && !/^\d*$/.test(part))) return undefined
  const groups = whole.split(group)
  if (
    groups.length > 1 &&
    !(/^-?\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((each) => /^\d{3}$/.test(each)))
  )
    return undefined
  const digits = groups.join('')
  if (!/^-?\d+$/.test(digits)) return undefined
  return part ? `${digits}.${part}` : digits
}

/** A number such as `1,234` is a thousand or one and a bit. */
export const isEitherNumber = (cell: string) => /^-?\d{1,3}[.,]\d{3}$/.test(cell.trim())

/** A date such as `03/04/2026` is in March or in April. */
export function isEitherDate(cell: string): boolean {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/.exec(cell.trim())
  return parts !== null && parts[1] !== parts[2] && Number(parts[1]) <= 12 && Number(parts[2]) <= 12
}

const yesOrNo = new Map<string, boolean>([
  ...['yes', 'oui', 'true', 'vrai', '1', 'x', 'y', 'o'].map((word) => [word, true] as const),
  ...['no', 'non', 'false', 'faux', '0', 'n'].map((word) => [word, false] as const),
])

/** Without accents, case, blanks and signs. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const known = new WeakMap<ImportedField, Map<string, string>>()

/** A choice goes by its code and by its words in both languages. */
function choicesOf({ words }: Readable, name: string, field: ImportedField) {
  const made = known.get(field)
  if (made) return made
  const choices = new Map<string, string>()
  for (const code of field.choices ?? []) {
    choices.set(plain(code), code)
    for (const language of languages) {
      const said =
        field.words === 'countries'
          ? new Intl.DisplayNames(`${language}-CA`, { type: 'region' }).of(code)
          : translatorOf(words[language], language)(`choices.${name}.${code}`)
      if (said) choices.set(plain(said), code)
    }
  }
  known.set(field, choices)
  return choices
}
