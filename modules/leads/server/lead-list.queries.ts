import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Filter, ListQuery } from '#kit/contract/define-list.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import { guarded, type OpenSource } from '#kit/server/guarded-list.ts'
import { matching, type ListSource } from '#kit/server/list-query.ts'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import { selectFields } from '#kit/server/storage.ts'
import { ownSource, searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import { lead } from '../contract/lead.ts'
import type { LeadTotals } from '../contract/leads.endpoints.ts'
import { isStale, joinShown, selectShareholder, selectShown } from './lead.queries.ts'

export interface Asked {
  person: Person
  action: 'view' | 'export' | 'restore'
  isDeleted: boolean
  /** Fields that the organisation added, where the list shows or is narrowed by them. */
  own?: readonly OwnField[]
}

const facts = { assigneeId: sql`l.assignee_id`, teamId: sql`l.team_id` }

const columns: Record<string, RawBuilder<unknown>> = {
  nextStepOn: sql`l.next_step_on`,
  name: sql`l.sort_name`,
  expectedAmount: sql`l.expected_amount`,
  statusEnteredAt: sql`l.status_entered_at`,
  createdAt: sql`l.created_at`,
  updatedAt: sql`l.updated_at`,
  rank: sql`l.rank`,
  statusId: sql`l.status_id`,
  kind: sql`l.status_kind`,
  sourceId: sql`l.source_id`,
  assigneeId: sql`l.assignee_id`,
  temperature: sql`l.temperature`,
}

const inStaleStatus = sql<boolean>`exists (select 1 from lead_statuses st
  where st.id = l.status_id and ${isStale})`

const stale = ({ values }: Filter): RawBuilder<boolean> =>
  values[0] === 'true' ? inStaleStatus : sql<boolean>`not ${inStaleStatus}`

export const isConverted = sql<boolean>`(l.converted_at is not null)`

const listed = { from: sql`leads l`, id: sql`l.id` }

/** On which rows of the list its groups of protected fields are seen. */
export const seesIn = ({ permissions }: Person, action: Asked['action']) =>
  permissions.groupsIn({ action, subject: 'Leads' }, facts)

export function leadListSource(db: Kysely<Database>, asked: Asked): ListSource {
  const { groups, ...own } = ownSource(asked.own ?? [], listed)
  const source = openSource(db, asked)
  return guarded(
    {
      ...source,
      ...own,
      columns: { ...columns, ...own.columns },
      filters: { ...source.filters, ...own.filters },
    },
    { groups, asks: seesIn(asked.person, 'view'), shows: seesIn(asked.person, asked.action) },
  )
}

const openSource = (db: Kysely<Database>, asked: Asked): OpenSource => ({
  ...listed,
  columns,
  filters: {
    createdAt: onDaysOf(sql`l.created_at`, organisationZone),
    isStale: stale,
    isConverted: ({ values }) =>
      values[0] === 'true' ? isConverted : sql<boolean>`not ${isConverted}`,
  },
  where: [
    asked.isDeleted ? sql<boolean>`l.deleted_at is not null` : sql<boolean>`l.deleted_at is null`,
    seenLeads(asked.person, asked.action),
  ],
  search: (text, on) => {
    const own = searchedOwn({ own: asked.own ?? [], id: listed.id }, text, on)
    const words = containingWords(sql`l.search_words`, phoneDigits(text) ?? text)
    return own.length === 0 ? words : sql<boolean>`(${sql.join([words, ...own], sql` or `)})`
  },
  select: sql`l.id, ${selectFields(lead, 'l', 'inList')}, l.created_at as "createdAt",
    l.updated_at as "updatedAt", l.version, ${selectShown}, ${selectShareholder(asked.person)}`,
  fewFirst: true,
  joins: joinShown,
  ...(!asked.isDeleted && { total: () => readKeptCount(db, asked) }),
})

/** The leads `l` that a person may see, or do something with; with a group, those on which they have it. */
export const seenLeads = (
  { permissions }: Person,
  action: Asked['action'] = 'view',
  group: string | null = null,
) => permissions.where({ action, subject: 'Leads' }, facts, group ?? undefined)

const responsible = sql`nullif(split_part(c.key, ':', 2), '')::uuid`

/** Of kept counts `c` those of leads that a person may see. */
export const seenCounts = ({ permissions }: Person, action: Asked['action'] = 'view') =>
  permissions.where(
    { action, subject: 'Leads' },
    {
      assigneeId: responsible,
      teamId: sql`(select u.team_id from users u where u.id = ${responsible})`,
    },
  )

async function readKeptCount(db: Kysely<Database>, { person, action }: Asked): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(c.amount), 0)::int as count from list_counts c
    where c.counter = 'leads' and ${seenCounts(person, action)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What the rows of a list add up to, over all its pages. */
export async function readLeadTotals(
  db: Kysely<Database>,
  asked: Asked,
  list: ListQuery,
): Promise<LeadTotals> {
  const source = leadListSource(db, asked)
  const of = (temperature: string) =>
    sql`count(*) filter (where l.temperature = ${temperature})::int as ${sql.ref(temperature)}`
  const { rows } = await sql<LeadTotals>`
    select count(*)::int as count, coalesce(sum(l.expected_amount), 0)::numeric(20, 2) as amount,
      ${of('hot')}, ${of('warm')}, ${of('cold')},
      count(*) filter (where ${isStale})::int as stale,
      count(*) filter (where l.assignee_id is null)::int as unassigned
    from ${source.from} join lead_statuses st on st.id = l.status_id
    where ${matching(source, list)}`.execute(db)
  return rows[0] as LeadTotals
}
