import { sql, type RawBuilder } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Permission, SubjectDeclaration } from '#kit/contract/define-subjects.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Change, Db, Looking } from '#kit/server/call.ts'
import type { Happening } from '#kit/server/happening.ts'
import type { Belonging } from '#kit/server/history.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden, notFound } from '#kit/server/problems.ts'
import type { FileRecord } from '../contract/files.endpoints.ts'
import type { ParentKind } from '../contract/parents.ts'
import type { SpokenSource } from './spoken.ts'

/** `write`: notes and files; tasks have a subject of their own. `purge`: for good, and others' notes. */
export type Right = 'write' | 'restore' | 'purge'

/** What a module says of its records, so that notes, tasks and files can hang on them. */
export interface ParentSource {
  kind: ParentKind
  /** Any of them lets somebody see the record and with it what hangs on it. */
  read: readonly Permission[]
  permits: Record<Right, Permission>
  /** In SQL, whether anything may still be written on it; left out: unless it was erased. */
  isOpen?: RawBuilder<boolean>
  /** Its table, where what hangs on a record may move to another; left out: it never does. */
  movesFrom?: 'leads' | 'shareholders'
  from: RawBuilder<unknown>
  id: RawBuilder<unknown>
  name: RawBuilder<unknown>
  reference: RawBuilder<unknown>
  /** Of its protected groups of fields those that a person sees: on every record, on none, or where. */
  groups?: { names: readonly string[]; seenBy(person: Person): SeesIn }
  /** Of which the audit log tells, and its letters are; left out: the record has no history here. */
  history?: {
    entity: string
    also?: Belonging
    /** Acts that are no news of the record to anybody. */
    unless?: readonly string[]
    /** What the person is told of what happened: without what was written into fields unseen. */
    told(looking: Looking, id: string, entries: readonly HistoryEntry[]): Promise<HistoryEntry[]>
  }
  /** What a file laid on it is taken for until somebody says otherwise; left out: what it contains. */
  usualFile?: FileRecord['kind']
  /** SQL of each fact that the scopes of the permissions mention. */
  facts: Record<string, RawBuilder<unknown>>
  /** Those by which people who are no staff see the record: of what hangs on it they hear nothing. */
  outsiders?: readonly string[]
}

/** What the app composes the module of. */
export interface Desk {
  parents: readonly ParentSource[]
  /** Left out: nothing is written with anybody from outside. */
  spoken?: readonly SpokenSource[]
  subjects: Record<string, SubjectDeclaration>
}

export interface ParentKey {
  kind: ParentKind
  id: string
}

/** A record that the person sees. */
export interface Parent extends ParentKey {
  name: string
  reference: string
  facts: Record<string, unknown>
  /** Groups of protected fields that the person sees of it. */
  groups: string[]
  /** Whether anything may still be written on it. */
  isOpen: boolean
  mayWrite: boolean
  mayRestore: boolean
  mayPurge: boolean
}

/** What staff write about a case is never its applicant's, who sees the record as well. */
const isStaff = ({ type }: Person) => type === 'staff'
const nothingSeen = sql`(select null::text as kind, null::uuid as id, '' as name, '' as reference,
  '{}'::jsonb as facts, '{}'::text[] as groups, false as "isOpen", false as "mayWrite", false as "mayRestore", false as "mayPurge" where false)`

interface Asking {
  desk: Desk
  person: Person
}

/** What names a record, in SQL: columns of the row that hangs on it, or values. */
interface KeyInSql {
  kind: RawBuilder<unknown>
  id: RawBuilder<unknown>
}

/**
 * One record, if the person sees it, as a table of `Parent`. It is looked up by its key in whatever
 * row names it: of all records together the planner would read each one to join a page of tasks.
 */
export function seenParent(
  { desk: { parents }, person }: Asking,
  { kind, id }: KeyInSql,
): RawBuilder<unknown> {
  if (!isStaff(person)) return nothingSeen
  const ofEach = parents.map((source) => {
    const where = (permission: Permission) => person.permissions.where(permission, source.facts)
    const facts = sql.join(
      Object.entries(source.facts).map(([name, column]) => sql`${sql.lit(name)}, ${column}`),
    )
    const isOpen = sql`(${source.isOpen ?? sql`true`} and not exists (
      select from erasures gone where gone.record_id = ${source.id}))`
    return sql`select ${sql.lit(source.kind)}::text as kind, ${source.id} as id, ${source.name} as name,
      ${source.reference} as reference, jsonb_build_object(${facts}) as facts, ${groupsSeen(source, person)} as groups,
      ${isOpen} as "isOpen", ${where(source.permits.write)} and ${isOpen} as "mayWrite",
      ${where(source.permits.restore)} as "mayRestore", ${where(source.permits.purge)} as "mayPurge"
      from ${source.from} where ${sql.lit(source.kind)} = ${kind} and ${source.id} = ${id}
        and (${sql.join(source.read.map(where), sql` or `)})`
  })
  return sql`(${sql.join(ofEach, sql` union all `)})`
}

/**
 * All records that the person sees, kind by kind, as `id` and `groups`: to count whatever hangs on
 * them by joining, where a look for each one costs more than reading their index once.
 */
export function seenParents({ desk: { parents }, person }: Asking) {
  if (!isStaff(person)) return []
  return parents
    .filter(({ read }) => read.some((each) => person.permissions.allows(each)))
    .map((source) => {
      const seen = source.read.map((each) => person.permissions.where(each, source.facts))
      const records = sql`(select ${source.id} as id, ${groupsSeen(source, person)} as groups
        from ${source.from} where (${sql.join(seen, sql` or `)}))`
      return { kind: source.kind, records }
    })
}

function groupsSeen({ groups }: ParentSource, person: Person): RawBuilder<unknown> {
  if (!groups) return sql`'{}'::text[]`
  const seen = groups.seenBy(person)
  const each = groups.names.map((name) => {
    const where = seen(name)
    return typeof where === 'boolean'
      ? sql`${where ? name : null}::text`
      : sql`case when ${where} then ${name}::text end`
  })
  return sql`array_remove(array[${sql.join(each)}], null)`
}

/** @throws 403 for somebody who sees no record of any kind */
export function requireSight({ desk, person }: Asking) {
  const sees =
    isStaff(person) &&
    desk.parents.some(({ read }) => read.some((each) => person.permissions.allows(each)))
  if (!sees) throw forbidden()
}

/** @throws 403 for somebody who sees no record of any kind, 404 when it is none that the person sees */
export async function readParent(db: Db, asking: Asking, key: ParentKey): Promise<Parent> {
  requireSight(asking)
  const parent = await findParent(db, asking, key)
  if (!parent) throw notFound()
  return parent
}

/** A record that the person sees; null when it is none. */
export async function findParent(
  db: Db,
  asking: Asking,
  { kind, id }: ParentKey,
): Promise<Parent | null> {
  const { rows } = await sql<Parent>`
    select * from ${seenParent(asking, { kind: sql`${kind}::text`, id: sql`${id}::uuid` })} p`.execute(
    db,
  )
  return rows[0] ?? null
}

/** @throws 403 for somebody who has the right on no record at all */
export function requireSome({ desk, person }: Asking, right: Right) {
  const may = desk.parents.some(({ permits }) => person.permissions.allows(permits[right]))
  if (!may || !isStaff(person)) throw forbidden()
}

/** The record, for somebody who may add to it. */
export async function readOwnParent(db: Db, asking: Asking, key: ParentKey): Promise<Parent> {
  requireSome(asking, 'write')
  const parent = await readParent(db, asking, key)
  if (!parent.mayWrite) throw forbidden()
  return parent
}

/** Until the change is kept, what hangs on the record stays there: to be read afterwards. */
export async function holdParts(db: Db, desk: Desk, key: ParentKey): Promise<void> {
  const { movesFrom } = sourceOf(desk, key)
  if (movesFrom)
    await sql`select 1 from ${sql.table(movesFrom)} where id = ${key.id} for share`.execute(db)
}

export const sourceOf = ({ parents }: Desk, { kind }: Pick<ParentKey, 'kind'>) => {
  const source = parents.find((each) => each.kind === kind)
  if (!source) throw new Error(`nothing is known of records of the kind ${kind}`)
  return source
}

export const spokenOf = ({ spoken = [] }: Desk, { kind }: ParentKey) =>
  spoken.find((each) => each.kind === kind)

/** What lists say of adding to them. */
export const canAdd = (may: boolean): Can => (may ? { add: true } : {})

/** Whoever may delete for good everywhere looks after what others wrote. */
export const isKeeper = (desk: Desk, person: Person, parent: ParentKey) =>
  person.permissions.allowsAll(sourceOf(desk, parent).permits.purge)

/** Whether somebody else sees the record too. */
export const isSeenBy = (desk: Desk, person: Person, parent: Parent) =>
  sourceOf(desk, parent).read.some((each) => person.permissions.allows(each, parent.facts))

/** Whoever follows the record hears that something was hung on it, as far as they may see that. */
export const tellOfPart = (
  change: Change,
  { kind, id, reference, name }: Parent,
  { action, also }: Pick<Happening, 'action' | 'also'>,
) =>
  change.happened({
    entity: kind,
    id,
    action,
    reference: reference || name,
    ...(also && { also }),
  })

/** Open screens of whoever sees the record hear that something on it has changed. */
export async function announcePart(
  change: Change,
  desk: Desk,
  { parent, topic }: { parent: Parent; topic: string },
) {
  const { read, outsiders = [] } = sourceOf(desk, parent)
  const [first] = read
  if (!first) return
  const { id } = parent
  const facts = { ...parent.facts, ...Object.fromEntries(outsiders.map((name) => [name, null])) }
  for (const each of [topic, 'counts', 'timeline'])
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic: each, id, subject: first.subject, facts })
}
