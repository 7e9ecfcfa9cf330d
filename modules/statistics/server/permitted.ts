import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { parseListQuery, type ListDeclaration } from '#kit/contract/define-list.ts'
import { matching, type ListSource } from '#kit/server/list-query.ts'
import type { Person } from '#kit/server/person.ts'
import { orderList } from '#modules/orders/contract/order.list.ts'
import { orderListSource } from '#modules/orders/server/order-list.queries.ts'
import { orderSums } from '#modules/orders/server/order-sums.queries.ts'
import { shareholderList } from '#modules/shareholders/contract/shareholders.endpoints.ts'
import {
  seesIn,
  shareholderListSource,
} from '#modules/shareholders/server/shareholder-list.queries.ts'
import type { ListParameters, Narrowing } from '../contract/figures.ts'
import type { statisticsSubjects } from '../contract/statistics.subjects.ts'

export interface Asked {
  db: Kysely<Database>
  person: Person
  /** The calendar day where the organisation is. */
  today: string
  action: 'view' | 'export'
  subject: keyof typeof statisticsSubjects.subjects
}

type Condition = RawBuilder<boolean>
const both = (...conditions: Condition[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

/**
 * The orders `o` that the list shows under these parameters: the same conditions and the same
 * rights, and of those what the statistics may count.
 */
export function ordersIn(asked: Asked, parameters: ListParameters): Condition {
  const source = orderListSource(asked.db, { ...asked, action: 'view' })
  const facts = { assigneeId: sql`o.assignee_id`, teamId: sql`o.team_id` }
  return both(inList(orderList, source, parameters), asked.person.permissions.where(asked, facts))
}

/**
 * What the orders of the list add up to under these parameters, of those that the statistics may
 * count: the columns of `orderSums`.
 */
export function sumsIn(asked: Asked, parameters: ListParameters): RawBuilder<unknown> {
  const summed = orderSums(asked.db, { ...asked, action: 'view' }, read(orderList, parameters))
  if (!summed) throw new Error(`no sums are kept of ${JSON.stringify(parameters)}`)
  const facts = { assigneeId: sql`k.assignee_id`, teamId: sql`k.team_id` }
  return sql`select k.* from (${summed}) k where ${asked.person.permissions.where(asked, facts)}`
}

/** The active shareholders `s` that the list shows under these parameters. */
export function shareholdersIn(asked: Asked, parameters: ListParameters): Condition {
  const source = shareholderListSource(asked.db, { ...asked, action: 'view', status: 'active' })
  const facts = { assigneeId: sql`s.assignee_id`, teamId: sql`s.team_id` }
  return both(
    inList(shareholderList, source, parameters),
    asked.person.permissions.where(asked, facts),
  )
}

const inList = (list: ListDeclaration, source: ListSource, parameters: ListParameters) =>
  matching(source, read(list, parameters))

function read(list: ListDeclaration, parameters: ListParameters) {
  const { query, errors } = parseListQuery(list, parameters)
  if (Object.keys(errors).length > 0)
    throw new Error(`a figure asks its list for ${JSON.stringify(errors)}`)
  return query
}

/** The orders `f` of closed months that the person may see, by whose and of which team they were then. */
export function closedOrdersIn(
  { person, action, subject }: Asked,
  narrowing: Narrowing,
): Condition {
  const facts = { assigneeId: sql`f.assignee_id`, teamId: sql`f.team_id` }
  const ofList = { ...facts, careStatus: sql`f.care_status` }
  return both(
    person.permissions.where({ action: 'view', subject: 'Orders List' }, ofList),
    person.permissions.where({ action, subject }, facts),
    ...closedColumns.flatMap(({ name, column }) =>
      narrowing[name] ? [sql<boolean>`${column} = ${narrowing[name]}`] : [],
    ),
  )
}

const closedColumns = [
  { name: 'teamId', column: sql`f.team_id` },
  { name: 'assigneeId', column: sql`f.assignee_id` },
  { name: 'sourceId', column: sql`f.source_id` },
  { name: 'side', column: sql`f.side` },
] as const

/** Whether nothing at all is left out for want of rights. */
export const seesWhole = ({ person, action, subject }: Asked) =>
  person.permissions.allowsAll({ action: 'view', subject: 'Orders List' }) &&
  person.permissions.allowsAll({ action, subject })

/** Whether shares and amounts of all the shareholders that the person sees are open. */
export const seesFigures = ({ person }: Asked) => seesIn({ person }, 'view')('figures') === true
