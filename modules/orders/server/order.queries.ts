import { sql, type RawBuilder } from 'kysely'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { readAddressee } from '#modules/shareholders/server/addressee.queries.ts'
import { priceOf } from '#modules/shareholders/server/own-price.queries.ts'
import { selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import { newOrder } from '../contract/order.rules.ts'
import { careTakenBackWithin, isDraft } from '../contract/order.status.ts'
import { order } from '../contract/order.ts'
import type { Entered, OrderRecord } from '../contract/orders.endpoints.ts'
import { readOwnOfOrder } from './own-of-order.ts'
import { canDo, maySee, type JudgedOrder, type OrderScope } from './order.policy.ts'

export interface Reader {
  person: Person
}

/** Whoever reads a list, and what for. */
export interface Asked extends Reader {
  action: 'view' | 'export'
  /** Fields that the organisation added, where the list shows or is narrowed by them. */
  own?: readonly OwnField[]
}

/** Of a buy against the price of today for its shareholder `s`, of a sale as it was realised. */
export const selectPerformance = (price: RawBuilder<unknown>) => sql`case
    when o.status <> 'active' then null
    when o.side = 'sell' then o.sale_performance
    else round((${priceOf(price)} - o.price) / nullif(o.price, 0) * 100, 2) end as performance`

/** What a row and a record show of an order besides its fields. */
export const selectAround = (price: RawBuilder<unknown>) => sql`${selectPerformance(price)},
  jsonb_build_object('id', s.id, 'name', s.display_name, 'number', s.number) as shareholder,
  ${selectNamed('a')} as assignee,
  ${selectNamed('w')} as "sharedWith",
  (select count(*)::int from order_snapshots n where n.order_id = o.id and n.deleted_at is null) as "snapshotCount"`

export const joinPeople = sql`join shareholders s on s.id = o.shareholder_id
  join users a on a.id = o.assignee_id left join users w on w.id = o.shared_with_id`

export interface StoredOrder extends Omit<OrderRecord, 'can' | 'enteredBy' | 'addressee'> {
  teamId: string | null
  createdById: string | null
  enteredById: string | null
  enteredByName: string | null
  isShareholderActive: boolean
  counterpartyShareholderId: string | null
  sequence: number
  careById: string | null
  isCareFresh: boolean
}

export type EnteredOrder = Entered<StoredOrder>

/** An order or draft whoever asks; null when there is none. */
export async function findAnyOrder(db: Db, id: string): Promise<StoredOrder | null> {
  const { rows } = await sql<StoredOrder>`
    select ${selectBase('o')}, ${selectFields(order, 'o')}, ${selectAround(sql`p.price`)},
      cb.name as "careBy", fb.name as "confirmationBy",
      o.team_id as "teamId", o.created_by as "createdById", o.entered_by as "enteredById",
      eb.name as "enteredByName", s.status = 'active' as "isShareholderActive",
      c.shareholder_id as "counterpartyShareholderId", o.currency, o.sequence,
      o.care_by as "careById",
      coalesce(o.care_at > clock_now() - make_interval(mins => ${careTakenBackWithin}), false) as "isCareFresh",
      case when c.id is null then null else jsonb_build_object('id', c.id, 'number', c.number,
        'shareholderName', cs.display_name) end as counterparty
    from orders o ${joinPeople}
      left join users cb on cb.id = o.care_by left join users fb on fb.id = o.confirmation_by
      left join users eb on eb.id = o.entered_by
      left join orders c on c.id = o.counterparty_order_id
      left join shareholders cs on cs.id = c.shareholder_id,
      (select share_price_on(organisation_today()) as price) p
    where o.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const isEntered = (stored: StoredOrder): stored is EnteredOrder => !isDraft(stored)

/** An order whoever asks; null when there is none, or but a draft. */
export async function findOrder(db: Db, id: string): Promise<EnteredOrder | null> {
  const stored = await findAnyOrder(db, id)
  return stored && isEntered(stored) ? stored : null
}

export const scopeOf = (stored: StoredOrder): OrderScope => ({
  assigneeId: stored.assigneeId,
  teamId: stored.teamId,
  careStatus: stored.careStatus,
})

export const judge = (stored: StoredOrder): JudgedOrder => ({
  states: {
    status: stored.status,
    careStatus: stored.careStatus,
    confirmation: stored.confirmation,
  },
  facts: {
    status: stored.status,
    isShareholderActive: stored.isShareholderActive,
    isWhole: newOrder.safeParse(inputsOf(stored)).success,
    assigneeId: stored.assigneeId,
    createdBy: stored.createdById,
    enteredBy: stored.enteredById,
    careBy: stored.careById,
    isCareFresh: stored.isCareFresh,
  },
  scope: scopeOf(stored),
})

/** What people type of an order. */
export const inputsOf = (stored: StoredOrder): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(order.create.shape).map((name) => [name, stored[name as keyof StoredOrder]]),
  )

/** An order or draft that the person may see. @throws 404 otherwise */
export async function loadAnyOrder(db: Db, id: string, { person }: Reader): Promise<StoredOrder> {
  const stored = await findAnyOrder(db, id)
  if (!stored || !maySee(person, scopeOf(stored))) throw notFound()
  return stored
}

/** An order that the person may see. @throws 404 otherwise, 409 for a draft */
export async function loadOrder(db: Db, id: string, reader: Reader): Promise<EnteredOrder> {
  const stored = await loadAnyOrder(db, id, reader)
  if (!isEntered(stored)) throw refused('orderIsDraft')
  return stored
}

/** An order as its screen shows it, with what the person may do with it now. */
export async function readOrder(db: Db, id: string, reader: Reader): Promise<OrderRecord> {
  const stored = await loadAnyOrder(db, id, reader)
  const {
    teamId: _team,
    createdById: _created,
    enteredById: _entered,
    enteredByName: enteredBy,
    isShareholderActive: _active,
    counterpartyShareholderId: _other,
    sequence: _sequence,
    careById: _care,
    isCareFresh: _fresh,
    ...record
  } = stored
  const addressee = await readAddressee(db, stored.shareholderId, reader.person)
  const own = await readOwnOfOrder(db, id)
  return { ...record, ...own, addressee, enteredBy, can: canDo(judge(stored), reader.person) }
}

/** Staff who deal with orders: to whom the person may assign one, and with whom it can be shared. */
export async function readOrderUsers(db: Db, person: Person) {
  const permitted = person.permissions.where(
    { action: 'create', subject: 'Orders Edit' },
    { assigneeId: sql`u.id`, teamId: sql`u.team_id`, careStatus: sql`'pending'::text` },
  )
  const { rows } = await sql<{ id: string; name: string; mayBeAssigned: boolean }>`
    select u.id, u.name, coalesce(${permitted}, false) as "mayBeAssigned" from users u join roles r on r.id = u.role_id
    where u.type = 'staff' and u.status = 'active' and exists (
      select 1 from jsonb_array_elements(r.rules) rule where rule->>'subject' = 'all'
        or (rule->>'subject' = 'Orders Edit' and rule->>'action' in ('All', 'create')))
    order by u.name`.execute(db)
  return rows
}
