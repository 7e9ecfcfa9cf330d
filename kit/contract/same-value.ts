import type { Fields } from './define-entity.ts'
import type { Field } from './fields.ts'

const amounts = new Set(['integer', 'decimal', 'money', 'percent'])

/**
 * Whether two values of a field say the same, however they are written: `50` and `50.0000`, one
 * moment in two zones, nothing and an empty text, parts or choices in another order.
 * Of no known field only nothing and the order of parts are looked past.
 */
export function isSameValue(field: Field | undefined, one: unknown, other: unknown): boolean {
  const told = (value: unknown) => JSON.stringify(plain(field, value))
  return told(one) === told(other)
}

/** The fields of `after` that say something else than `before`. */
export const changedFields = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  fields: Fields = {},
): string[] =>
  Object.keys(after).filter((name) => !isSameValue(fields[name], before[name], after[name]))

function plain(field: Field | undefined, value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (field && amounts.has(field.kind)) return plainAmount(`${value as string | number}`)
  if (field?.kind === 'instant') return new Date(value as string).getTime()
  if (field?.isUnordered && Array.isArray(value))
    return value.length === 0 ? null : value.map((part) => JSON.stringify(sorted(part))).toSorted()
  return sorted(value)
}

/** A decimal without the noughts that say nothing, as a history tells it; others as they are. */
export const toldValue = (field: Field | undefined, value: unknown): unknown =>
  field?.kind === 'decimal' && typeof value === 'string' ? plainAmount(value) : (value ?? null)

/** Without the noughts that say nothing; no digit is lost by a number. */
function plainAmount(written: string): string {
  const [, sign = '', whole, part = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(written) ?? []
  if (whole === undefined) return written
  const digits = part ? `${whole}.${part}` : whole
  return digits === '0' ? digits : sign + digits
}

/** The database keeps the parts of a structure in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    parts
      .map(([name, part]) => [name, sorted(part)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
