import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '#kit/contract/define-list.ts'
import type { OwnField, OwnType } from '#kit/contract/own-fields.ts'
import { groupsOfOwn, isSortable } from '#kit/contract/own-list.ts'
import { likeText } from '#kit/server/list-query.ts'
import type { Sparse } from '#kit/server/list-sparse.ts'
import type { FieldGroups } from '#kit/contract/field-groups.ts'
import type { OpenSource } from '#kit/server/guarded-list.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { columnOfType, valueOf } from './own-values.ts'

type Sql = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

interface Listed {
  /** The table that is listed with its alias, and its id: `leads l`, `l.id`. */
  from: Sql
  id: Sql
}

/** Rows of a search by its own words that are looked at beside those of the fields. */
const mostFound = 10_000

/** What a list has besides by the fields that were added: to be spread over its own source. */
export function ownSource(own: readonly OwnField[], { from, id }: Listed) {
  const named = <V>(fields: readonly OwnField[], of: (field: OwnField) => V): Record<string, V> =>
    Object.fromEntries(fields.map((field) => [field.name, of(field)]))
  const sorted = own.filter(isSortable)
  return {
    groups: groupsOfOwn(own),
    columns: named(sorted, (field) => sortedBy(field, id)),
    filters: named(own, (field) => (filter: Filter) => filteredBy(field, filter, id)),
    protectedSelect: named(own, (field) => valueOf(field, id)),
    sparse: named(sorted, (field): Sparse => sparseBy(field, { from, id })),
  } satisfies Partial<OpenSource> & { groups: object }
}

/** A group that nobody is granted. */
const ofStaff = 'staffAlone'

/**
 * The same of records at which people look who are no staff: to those a list answers no values, and refuses the
 * fields as if there were none. `guard` is who sees which groups, of this list too.
 */
export function ownSourceOfStaff(
  own: readonly OwnField[],
  listed: Listed,
  { person, groups }: { person: Person; groups: FieldGroups },
) {
  const { groups: added, ...source } = ownSource(own, listed)
  const guard =
    (sees: SeesIn): SeesIn =>
    (group) =>
      group !== ofStaff && sees(group)
  if (person.type === 'staff') return { source, groups: { ...groups, ...added }, guard }
  const closed = Object.fromEntries(own.map(({ name }) => [name, ofStaff]))
  return { source: { ...source, protectedSelect: {} }, groups: { ...groups, ...closed }, guard }
}

const ordered = ({ type }: OwnField): Sql =>
  sql.ref(`v.${type === 'text' ? 'folded' : columnOfType[type]}`)

const orderTypes: Record<OwnType, string> = {
  text: 'text',
  number: 'numeric',
  date: 'date',
  yesNo: 'boolean',
  choice: 'uuid',
  choices: 'uuid',
}

const sortedBy = (field: OwnField, id: Sql): Sql =>
  sql`(select ${ordered(field)} from custom_values v
    where v.record_id = ${id} and v.field_id = ${field.id})`

/** Rows that have a value are read in the order of its index. */
const sparseBy = (field: OwnField, { from, id }: Listed): Sparse => ({
  held: sql`custom_values v join ${from} on ${id} = v.record_id and v.field_id = ${field.id}
    and ${ordered(field)} is not null`,
  column: ordered(field),
  nothing: sql`null::${sql.raw(orderTypes[field.type])}`,
  lacking: sql<boolean>`not exists (select from custom_values v where v.record_id = ${id} and v.field_id = ${field.id})`,
})

function filteredBy(
  { id: field, type, options }: OwnField,
  { operator, values }: Filter,
  id: Sql,
): Condition {
  const [value = ''] = values
  const column = sql.ref(`v.${columnOfType[type]}`)
  const has = (condition: Sql) =>
    sql<boolean>`exists (select from custom_values v where v.record_id = ${id} and ${condition})`
  const of = (condition: Sql) => has(sql`v.field_id = ${field} and ${condition}`)
  if (operator === 'none')
    return sql<boolean>`not exists (select from custom_values v where v.record_id = ${id} and v.field_id = ${field})`
  if (operator === 'gte') return of(sql`${column} >= ${value}`)
  if (operator === 'lte') return of(sql`${column} <= ${value}`)
  if (operator === 'contains')
    return of(sql`v.folded like '%' || searchable(${likeText(value)}) || '%'`)
  if (type === 'choice' || type === 'choices') {
    // An option is one field's: naming both would have the planner take them for independent. Those of
    // another field, which the person may not see, find nothing.
    const own = values.filter((each) => options.some((option) => option.id === each))
    return own.length > 0 ? has(sql`v.option_id in (${sql.join(own)})`) : sql<boolean>`false`
  }
  if (type === 'text')
    return of(sql`v.folded in (${sql.join(values.map((each) => sql`searchable(${each})`))})`)
  return of(sql`${column} in (${sql.join(values)})`)
}

/**
 * A list's own search, and beside it the texts of the fields that were added and are searched: all words in
 * one of them. `on`: on which rows the person sees a field.
 */
export function searchedOwn(
  { own, id }: { own: readonly OwnField[]; id: Sql },
  text: string,
  on: (field: string) => boolean | Condition,
): Condition[] {
  const seen = own.filter(({ name, isSearched }) => isSearched && on(name) === true)
  const part = own.filter(({ name, isSearched }) => isSearched && typeof on(name) !== 'boolean')
  const found = (fields: readonly OwnField[]) => sql<boolean>`${id} = any (array(
    select v.record_id from custom_values v where v.field_id in (${sql.join(fields.map((field) => field.id))})
      and ${sql.join(words(text), sql` and `)} limit ${mostFound}))`
  return [
    ...(seen.length > 0 ? [found(seen)] : []),
    ...part.map((field) => sql<boolean>`(${on(field.name)} and ${found([field])})`),
  ]
}

const words = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => sql`v.folded like '%' || searchable(${likeText(word)}) || '%'`)
