import type { FieldError } from '#kit/contract/validation.ts'
import { isGiven } from './conditions.ts'
import type { Limits } from './definition.ts'
import type { EntryKind } from './kinds.ts'

/** What a question asks of its answer; the phone and the server judge by this alone. */
export interface Asked {
  id: string
  kind: EntryKind
  required: boolean
  limits?: Limits | undefined
  format?: string | undefined
  options?: readonly Option[] | undefined
}

interface Option {
  id: string
  /** It stands alone. */
  exclusive?: true | undefined
}

/** A way of writing that has a name: how it looks when it is right, and the word for when it is not. */
export interface Format {
  pattern: RegExp
  code: string
  /** The fewest characters that it is written with. */
  shortest?: number
  normalize?: (typed: string) => string
  /** The list that says what its codes mean: words that found none there are no code, however long. */
  list?: string
}
export type Formats = Readonly<Record<string, Format>>

const fault = (code: string, params: FieldError['params'] = {}): FieldError => ({ code, params })

/** What is wrong with one answer; null when nothing is, or when none is needed. */
export function complaintAbout(asked: Asked, value: unknown, formats: Formats): FieldError | null {
  if (!isGiven(value)) return asked.required ? fault(missing[asked.kind] ?? 'required') : null
  if (asked.kind === 'statement' && asked.required && value !== true) return fault('confirm')
  return checks[asked.kind](value, asked, formats)
}

const missing: Partial<Record<EntryKind, string>> = { statement: 'confirm', many: 'chooseOne' }

type Check = (value: unknown, asked: Asked, formats: Formats) => FieldError | null

const longest = { text: 300, longText: 4000, email: 254, phone: 40 } as const

/** An answer as it is kept: one that has a way of writing stands in it, however it was typed. */
export function asWritten({ format }: Pick<Asked, 'format'>, value: unknown, formats: Formats) {
  const known = format === undefined ? undefined : formats[format]
  return known?.normalize && typeof value === 'string' ? known.normalize(value) : value
}

const text =
  (kind: keyof typeof longest): Check =>
  (value, { limits, format }, formats) => {
    if (typeof value !== 'string') return fault('format')
    const maximum = limits?.maxLength ?? longest[kind]
    const known = formats[format ?? kind]
    const written = known?.normalize?.(value) ?? value.trim()
    if (written.length > maximum && !known?.list) return fault('tooLong', { maximum })
    return known && !known.pattern.test(written) ? fault(known.code) : null
  }

const figure =
  (scaleOf: (limits: Limits) => number): Check =>
  (value, { limits = {} }) => {
    const typed = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
    if (!/^-?\d{1,12}(\.\d{1,8})?$/.test(typed)) return fault('decimal')
    const scale = scaleOf(limits)
    if ((typed.split('.')[1] ?? '').length > scale) return fault(`scale${scale}`)
    return outside(Number(typed), limits, ['tooSmall', 'tooLarge'])
  }

function outside(
  count: number,
  { min, max }: Limits,
  [few, many]: readonly [string, string],
): FieldError | null {
  if (min !== undefined && count < Number(min)) return fault(few, { minimum: Number(min) })
  return max !== undefined && count > Number(max) ? fault(many, { maximum: Number(max) }) : null
}

export function isRealDay(typed: unknown): boolean {
  if (typeof typed !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(typed)) return false
  const day = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed)
}

const scale =
  (from: number, to: number): Check =>
  (value) => {
    const isOn = Number.isInteger(value) && Number(value) >= from && Number(value) <= to
    return isOn ? null : fault('choice')
  }

const yesOrNo: Check = (value) => (typeof value === 'boolean' ? null : fault('choice'))

const known = (value: unknown, { options = [] }: Asked) =>
  options.some(({ id }) => id === value) ? null : fault('choice')

const many: Check = (value, asked) => {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return fault('choice')
  if (value.some((each) => known(each, asked))) return fault('choice')
  const alone = (asked.options ?? []).some(({ id, exclusive }) => exclusive && value.includes(id))
  if (alone) return value.length > 1 ? fault('standsAlone') : null
  return tooManyOrFew(value, asked)
}
const tooManyOrFew = ({ length }: readonly unknown[], { limits = {} }: Asked) =>
  outside(length, limits, ['tooFew', 'tooMany'])

const group: Check = (value, asked) => {
  if (!Array.isArray(value)) return fault('format')
  const items = new Set(value.map((entry: { item?: unknown }) => String(entry.item).toLowerCase()))
  return items.size < value.length ? fault('format') : tooManyOrFew(value, asked)
}

const integer = figure(() => 0)

const checks: Record<EntryKind, Check> = {
  text: text('text'),
  longText: text('longText'),
  email: text('email'),
  phone: text('phone'),
  number: figure(({ scale: digits = 4 }) => digits),
  integer: (value, asked, formats) =>
    integer(value, asked, formats)?.code === 'decimal'
      ? fault('integer')
      : integer(value, asked, formats),
  money: figure(() => 2),
  percent: figure(() => 2),
  date: (value) => (isRealDay(value) ? null : fault('date')),
  yesNo: yesOrNo,
  statement: yesOrNo,
  one: known,
  many,
  scale5: scale(1, 5),
  scale10: scale(0, 10),
  // What is there has been taken in by the server.
  file: () => null,
  documents: () => null,
  group,
}
