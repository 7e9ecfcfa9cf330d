import { fieldOfOwn, type OwnField } from '#kit/contract/own-fields.ts'
import { isSameValue } from '#kit/contract/same-value.ts'
import { differences, type Differences } from '#kit/server/audit.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { Sees } from '#kit/server/permissions.ts'
import { hidingOwn, told } from './judge-own.ts'
import { holdOwnFields, readActiveFields } from './own-fields.queries.ts'
import { readOwnValues, seenOf, writeOwnValues, type OwnValues } from './own-values.ts'

type Side = 'keep' | 'drop'

/** Of two records that become one: `to` stays. */
interface Way {
  from: string
  to: string
}

interface Choosing extends Way {
  /** Which groups the person sees on both. */
  sees: Sees
  /** By field, whose value it has afterwards; what is left out is the keeper’s, or the other’s where it has none. */
  choices: Readonly<Record<string, Side>>
}

/** A field side by side. */
export interface ComparedOwn {
  name: string
  keep: unknown
  drop: unknown
  differs: boolean
  choice: Side
}

/** What one record took over from another. */
export interface TakenOver {
  fieldIds: readonly string[]
  /** What it had instead, by the id of the field. */
  before: OwnValues
  changes: Differences
}

/** What two records have of the fields that the person sees on both, and whose is taken. */
export const compareOwn = async (
  db: Db,
  entity: string,
  choosing: Choosing,
): Promise<ComparedOwn[]> => compare(db, await readActiveFields(db, entity), choosing)

async function compare(
  db: Db,
  own: readonly OwnField[],
  { from, to, sees, choices }: Choosing,
): Promise<ComparedOwn[]> {
  const seen = seenOf(own, sees)
  const values = await readOwnValues(db, seen, [from, to])
  return seen.map((field) => {
    const { name } = field
    const [keep, drop] = [values.get(to)?.[name] ?? null, values.get(from)?.[name] ?? null]
    const choice = choices[name] ?? (keep === null && drop !== null ? 'drop' : 'keep')
    return { name, keep, drop, differs: !isSameValue(fieldOfOwn(field), keep, drop), choice }
  })
}

/** Gives the record that stays what it takes from the other. */
export async function takeOverOwn(
  change: Change,
  entity: string,
  choosing: Choosing,
): Promise<TakenOver> {
  const own = await holdOwnFields(change, entity)
  const compared = await compare(change.db, own, choosing)
  const taking = compared.filter(({ differs, choice }) => differs && choice === 'drop')
  const taken = own.filter(({ name }) => taking.some((each) => each.name === name))
  const [had, has] = (['keep', 'drop'] as const).map((side) =>
    Object.fromEntries(taking.map((each) => [each.name, each[side]])),
  ) as [OwnValues, OwnValues]
  await writeOwnValues(change, [{ id: choosing.to, own: taken, values: has }])
  return {
    fieldIds: taken.map(({ id }) => id),
    before: Object.fromEntries(taken.map(({ id, name }) => [id, had[name]])),
    changes: hidingOwn({ own: taken, changes: told(taken, differences(had, has)) }),
  }
}

/** What a record took over and still has, by field; and what somebody has changed since. */
export async function readTakenOver(
  db: Db,
  own: readonly OwnField[],
  { from, to, fieldIds }: Way & { fieldIds: readonly string[] },
): Promise<{ back: OwnField[]; staying: OwnField[] }> {
  const taken = own.filter(({ id }) => fieldIds.includes(id))
  const values = await readOwnValues(db, taken, [from, to])
  const isStill = (field: OwnField) =>
    isSameValue(
      fieldOfOwn(field),
      values.get(from)?.[field.name] ?? null,
      values.get(to)?.[field.name] ?? null,
    )
  return { back: taken.filter(isStill), staying: taken.filter((field) => !isStill(field)) }
}

interface GivingBack extends Way {
  fieldIds: readonly string[]
  /** What it had before, by the id of the field. */
  before: OwnValues
}

/** Takes it back, where it is still what came from the other. */
export async function giveBackOwn(
  change: Change,
  entity: string,
  { before, ...way }: GivingBack,
): Promise<Differences> {
  const own = await holdOwnFields(change, entity)
  const { back } = await readTakenOver(change.db, own, way)
  if (back.length === 0) return {}
  const present = (await readOwnValues(change.db, back, [way.to])).get(way.to) ?? {}
  const given = Object.fromEntries(back.map((field) => [field.name, stillFitting(field, before)]))
  await writeOwnValues(change, [{ id: way.to, own: back, values: given }])
  return hidingOwn({ own: back, changes: told(back, differences(present, given)) })
}

/** A choice may be gone since, or the type another one. */
function stillFitting(field: OwnField, before: OwnValues): unknown {
  const value = before[field.id] ?? null
  if (!Array.isArray(value)) return fieldOfOwn(field).schema.safeParse(value).success ? value : null
  const left = value.filter((id) => field.options.some((option) => option.id === id))
  return field.type === 'choices' && left.length > 0 ? left : null
}
