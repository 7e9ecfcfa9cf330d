import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import { onDaysOf, organisationZone } from '#kit/server/list-days.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { beginOfReference } from '#kit/server/search-text.ts'
import { selectFields } from '#kit/server/storage.ts'
import { ownSource, searchedOwn } from '#modules/custom-fields/server/own-list.ts'
import { searchNamedShareholders } from '#modules/shareholders/server/shareholder-list.queries.ts'
import { draftStates } from '../contract/order.status.ts'
import { order } from '../contract/order.ts'
import { keptTotals } from './kept-totals.queries.ts'
import { ofSource } from './orders-of-source.queries.ts'
import { joinPeople, selectAround, type Asked } from './order.queries.ts'

/** What the scopes of permissions look at, of an order `o`. */
export const orderFacts = {
  assigneeId: sql`o.assignee_id`,
  teamId: sql`o.team_id`,
  careStatus: sql`o.care_status`,
}

/** The orders `o` that a person may see, in the list or each by itself. */
export const seenOrders = ({ permissions }: Person) => {
  const ways = (['Orders List', 'Orders View'] as const).map((subject) =>
    permissions.where({ action: 'view', subject }, orderFacts),
  )
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

const columns: Record<string, RawBuilder<unknown>> = {
  number: sql`o.number`,
  status: sql`o.status`,
  side: sql`o.side`,
  volume: sql`o.volume`,
  price: sql`o.price`,
  turnover: sql`o.turnover`,
  runningVolume: sql`o.running_volume`,
  runningTurnover: sql`o.running_turnover`,
  shareholderId: sql`o.shareholder_id`,
  assigneeId: sql`o.assignee_id`,
  teamId: sql`o.team_id`,
  sharedWithId: sql`o.shared_with_id`,
  careStatus: sql`o.care_status`,
  confirmation: sql`o.confirmation`,
  hch: sql`o.hch`,
  tradedOn: sql`o.traded_moment`,
}

const listed = { from: sql`orders o`, id: sql`o.id` }

const asksForDrafts = ({ filters }: ListQuery) =>
  filters.some(
    ({ field, values }) =>
      field === 'status' && draftStates.some((state) => values.includes(state)),
  )

/** Orders; drafts only where their state is asked for. */
export function orderListSource(
  db: Kysely<Database>,
  asked: Asked,
  list: ListQuery | null = null,
): ListSource {
  const withDrafts = list !== null && asksForDrafts(list)
  const permission = { action: asked.action, subject: 'Orders List' } as const
  const price = sql`(select share_price_on(organisation_today()))`
  const {
    columns: ownColumns,
    filters,
    protectedSelect,
    sparse,
  } = ownSource(asked.own ?? [], listed)
  const values = Object.entries(protectedSelect).map(
    ([name, value]) => sql`${value} as ${sql.ref(name)}`,
  )
  return {
    ...listed,
    columns: { ...columns, ...ownColumns },
    sparse,
    filters: {
      ...filters,
      tradedOn: onDaysOf(sql`o.traded_moment`),
      careAt: onDaysOf(sql`o.care_at`, organisationZone),
      sourceId: ofSource(asked.person),
    },
    where: [
      asked.person.permissions.where(permission, orderFacts),
      ...(withDrafts ? [] : [sql<boolean>`has_been_entered(o.status)`]),
    ],
    search: (text) => searchOrders(asked, text),
    select: sql.join([
      sql`o.id, o.version, ${selectFields(order, 'o', 'inList')}, ${selectAround(price)}`,
      ...values,
    ]),
    joins: joinPeople,
    fewFirst: true,
    total: async () => {
      const { count, voided } = await keptTotals(db, asked)
      return count + voided
    },
  }
}

/** A number by its beginning; else whatever finds the shareholder; or a text of the organisation's own. */
function searchOrders({ person, own = [] }: Asked, text: string): RawBuilder<boolean> {
  const number = beginOfReference('ORD', text)
  const declared = number
    ? sql<boolean>`o.number like ${`${number}%`}`
    : sql<boolean>`o.shareholder_id in (select s.id from shareholders s
        where ${searchNamedShareholders(person, text)})`
  const added = searchedOwn({ own, id: listed.id }, text, () => true)
  return added.length === 0
    ? declared
    : sql<boolean>`(${sql.join([declared, ...added], sql` or `)})`
}
