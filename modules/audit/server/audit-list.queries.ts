import { sql, type RawBuilder } from 'kysely'
import type { Filter, ListQuery } from '#kit/contract/define-list.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { containingWords } from '#kit/server/search-text.ts'
import type { AuditKind } from '../contract/audit-entry.ts'
import { kindCondition, revealing } from './kinds.ts'
import { actionsSaying, anySaying, topicsIn, type SaidActs } from './said-acts.ts'
import { namelessCalled } from './nameless.ts'

type Condition = RawBuilder<boolean>

export interface Asked {
  person: Person
  language: Language
  acts: readonly SaidActs[]
  action: 'view' | 'export'
}

/** By a text that is looked for, whose names have it. */
type Called = ReadonlyMap<string, readonly string[]>

/** An entry as it is kept. */
export interface StoredEntry {
  id: string
  at: string
  actorId: string | null
  actorName: string
  actorRole: string | null
  action: string
  entity: string
  reference: string | null
  reason: string | null
}

export const entryColumns = sql`h.id, h.at, h.actor_id as "actorId", h.actor_name as "actorName",
  h.actor_role as "actorRole", h.action, h.entity, h.reference, h.reason`

/** The entries that a person may see, the newest first. */
export async function auditListSource(
  db: Db,
  asked: Asked,
  { search, filters }: Pick<ListQuery, 'search' | 'filters'>,
): Promise<ListSource> {
  const people = filters.flatMap(({ field, values }) => (field === 'actor' ? values : []))
  return sourceOf(asked, await readCalled(db, [...people, ...(search === null ? [] : [search])]))
}

function sourceOf(asked: Asked, called: Called): ListSource {
  const { person, action } = asked
  const isWhole = person.permissions.allowsAll({ action, subject: 'Audit Log' })
  return {
    from: sql`audit_log h`,
    id: sql`h.id`,
    columns: { at: sql`h.at`, actorId: sql`h.actor_id`, recordId: sql`h.entity_id` },
    filters: {
      at: onDaysOf(sql`h.at`, organisationZone),
      kind: ({ values }) => kindCondition(asked.acts, values as AuditKind[]),
      area: ({ values }) => inTopics(topicsIn(asked.acts, values)),
      actor: ({ values }) => byPeople(called, values[0] ?? '', asked.language),
      what: (filter) => doing(asked, filter),
    },
    where: isWhole ? [] : [isOwn(asked)],
    search: (text) =>
      sql<boolean>`(${isCalled(text)} or ${byPeople(called, text, asked.language)} or ${saying(asked, text)})`,
    select: entryColumns,
    fewFirst: true,
  }
}

/** Who has looked at somebody's own protected data, and their own sign-ins. */
export function isOwn({ person, acts, action }: Asked): Condition {
  const shownOf = sql`case when h.entity = 'participant' and ${revealing(acts)} then h.entity_id end`
  const own = person.permissions.where({ action, subject: 'Audit Log' }, { participantId: shownOf })
  return sql<boolean>`(${own} or (h.entity = 'user' and h.entity_id = ${person.userId}
    and h.action like 'accounts.sign%'))`
}

/** Each topic is a range of the index by action. */
const inTopics = (topics: readonly string[]) =>
  topics.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        topics.map((topic) => sql`(h.action >= ${`${topic}.`} and h.action < ${`${topic}/`})`),
        sql` or `,
      )})`

const doing = (asked: Asked, { values }: Filter) => saying(asked, values[0] ?? '')

function saying({ acts, language }: Asked, text: string): Condition {
  const said = sql<boolean>`h.action = any(${[...actionsSaying(acts, text, language)]}::text[])`
  const ofAll = anySaying(acts, text, language)
  return ofAll.length === 0 ? said : sql<boolean>`(${said} or ${exporting(ofAll)})`
}

/** What is of every topic are exports alone, which the index by entity finds. */
const exporting = (acts: readonly string[]) =>
  sql<boolean>`(h.entity = 'export' and split_part(h.action, '.', 2) = any(${[...acts]}::text[]))`

/**
 * People are found as they are called now. Who they are is read first: how many entries theirs are,
 * the planner knows of ids alone.
 */
async function readCalled(db: Db, texts: readonly string[]): Promise<Called> {
  const called = new Map<string, readonly string[]>()
  for (const text of new Set(texts)) {
    // oxlint-disable-next-line no-await-in-loop -- one text, seldom two
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where ${containingWords(sql`searchable(u.name)`, text)}`.execute(db)
    called.set(
      text,
      rows.map(({ id }) => id),
    )
  }
  return called
}

/** The system and people without an account have no id: these are found by their whole name. */
const byPeople = (called: Called, text: string, language: Language) =>
  sql<boolean>`(h.actor_id = any(${[...(called.get(text) ?? [])]}::uuid[])
    or (h.actor_id is null and h.actor_name = any(${[text.trim(), ...namelessCalled(text, language)]}::text[])))`

const isCalled = (text: string) =>
  sql<boolean>`h.reference in (${text.trim()}, ${text.trim().toUpperCase()})`
