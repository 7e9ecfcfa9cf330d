import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Filter, ListQuery } from '#kit/contract/define-list.ts'
import { matching, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { idSchema } from '#kit/contract/fields.ts'
import {
  mostCards,
  type BoardColumn,
  type LeadRow,
  type PlacedCard,
} from '../contract/leads.endpoints.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { leadListSource, seenCounts } from './lead-list.queries.ts'

const isConvertedFilter = ({ field }: Filter) => field === 'isConverted'

/** Whoever became a shareholder has left the board, unless those are asked for. */
const ofBoard = (list: ListQuery): ListQuery =>
  list.filters.some(isConvertedFilter)
    ? list
    : {
        ...list,
        filters: [...list.filters, { field: 'isConverted', operator: 'in', values: ['false'] }],
      }

/** By status: how many leads the person sees, and what they are expected to bring; as triggers keep it. */
function keptSums(person: Person, { withConverted }: { withConverted: boolean }) {
  const of = (counter: string, converted: string) => sql`coalesce(sum(case
      when c.counter = ${counter} then c.amount
      when c.counter = ${converted} and ${!withConverted} then -c.amount end), 0)`
  return sql`select split_part(c.key, ':', 1)::uuid as id,
      ${of('leads', 'convertedLeads')}::int as count,
      (${of('leadAmounts', 'convertedAmounts')}::numeric / 100)::numeric(20, 2) as amount
    from list_counts c
    where c.counter in ('leads', 'leadAmounts', 'convertedLeads', 'convertedAmounts')
      and ${seenCounts(person)} group by 1`
}

function matchingSums(source: ListSource, list: ListQuery): RawBuilder<unknown> {
  return sql`select l.status_id as id, count(*)::int as count,
      coalesce(sum(l.expected_amount), 0)::numeric(20, 2) as amount
    from ${source.from} where ${matching(source, list)} group by 1`
}

/** The columns of the board in their order; one that is archived and empty is left out. */
export async function readBoard(
  db: Kysely<Database>,
  person: Person,
  asked: ListQuery,
): Promise<BoardColumn[]> {
  const list = ofBoard(asked)
  const onBoard = list.filters.every((each) => isConvertedFilter(each) && each.values[0] !== 'true')
  const isWhole = !list.search && onBoard
  const withConverted = list.filters.some(
    (each) => isConvertedFilter(each) && each.values[0] === 'true',
  )
  const kept = keptSums(person, { withConverted })
  const own = await readActiveFields(db, 'lead')
  const source = leadListSource(db, { person, action: 'view', isDeleted: false, own })
  const { rows } = await sql<BoardColumn>`
    select st.id, st.name, st.color, st.kind, st.description, st.soft_limit as "softLimit",
      st.is_choosable as "isChoosable", coalesce(found.count, 0) as count,
      coalesce(found.amount, 0)::numeric(20, 2) as amount, coalesce(whole.count, 0) as "all"
    from lead_statuses st
      left join (${kept}) whole on whole.id = st.id
      left join (${isWhole ? kept : matchingSums(source, list)}) found on found.id = st.id
    where st.is_choosable or whole.count > 0
    order by st.place, st.id`.execute(db)
  return rows
}

/** Cards by their ids, as the person sees the board that is narrowed so, each with the one above it. */
export async function readCards(
  db: Kysely<Database>,
  person: Person,
  { ids, list: askedList }: { ids: string; list: ListQuery },
): Promise<PlacedCard[]> {
  const list = ofBoard(askedList)
  const own = await readActiveFields(db, 'lead')
  const source = leadListSource(db, { person, action: 'view', isDeleted: false, own })
  const asked = ids
    .split(',')
    .filter((id) => idSchema.safeParse(id).success)
    .slice(0, mostCards)
  const above = sql`(select l.id from ${source.from} where l.status_id = m.status_id and l.rank < m.rank
    and ${matching(source, list)} order by l.rank desc limit 1)`
  const { rows } = await sql<LeadRow & Pick<PlacedCard, 'aboveId'>>`
    select ${source.select}, m.above as "aboveId"
    from (select m.id, ${above} as above from leads m where m.id = any(${asked}::uuid[])) m
      join ${source.from} on l.id = m.id ${source.joins}
    where ${matching(source, list)} order by l.status_id, l.rank`.execute(db)
  return rows.map(({ aboveId, ...lead }) => ({ lead, aboveId }))
}
