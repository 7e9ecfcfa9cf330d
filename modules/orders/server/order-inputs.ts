import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField, refused } from '#kit/server/problems.ts'
import {
  findShareholder,
  type KnownShareholder,
} from '#modules/shareholders/server/shareholder.queries.ts'
import { orderErrors } from '../contract/order.rules.ts'
import { ordersWords } from '../contract/words.ts'
import { mayDo, type OrderScope } from './order.policy.ts'

/**
 * The shareholder that an order is entered for, held until the change is kept.
 * @throws 422 when the person does not see it, 409 when it is archived
 */
export async function findHolder(
  { db, person }: Change,
  id: string,
  field = 'shareholderId',
): Promise<KnownShareholder> {
  const holder = await findShareholder(db, id, person)
  if (!holder) throw invalidField(field, 'missing')
  if (holder.status === 'merged') throw refused('shareholderMerged')
  if (holder.status !== 'active') throw refused('shareholderArchived')
  return holder
}

/** What an order's scope is under this user. @throws 422 when that is no active staff */
export async function scopeUnder({ db }: Change, userId: string): Promise<OrderScope> {
  const { rows } = await sql<{ teamId: string | null }>`
    select team_id as "teamId" from users
    where id = ${userId} and type = 'staff' and status = 'active'`.execute(db)
  if (!rows[0]) throw invalidField('assigneeId', 'missing')
  return { assigneeId: userId, teamId: rows[0].teamId, careStatus: 'pending' }
}

/** @throws 403 unless the person may enter an order that is assigned so */
export async function refuseForeignAssignee(change: Change, userId: string): Promise<OrderScope> {
  const scope = await scopeUnder(change, userId)
  if (!mayDo(change.person, 'create', scope)) throw forbidden()
  return scope
}

export async function refusePartner({ db }: Change, partnerId: string | null | undefined) {
  if (!partnerId) return
  const { rows } =
    await sql`select 1 from users where id = ${partnerId} and type = 'staff'`.execute(db)
  if (!rows.length) throw invalidField('sharedWithId', 'missing')
}

interface Whole {
  volume?: string | null | undefined
}

/** What holds between the fields, and what the organisation's settings allow. @throws 422 */
export async function refuseContradictions(change: Change, whole: Whole) {
  const errors = orderErrors(whole, await change.today())
  if (Object.keys(errors).length) throw invalid(errors)
  await refuseFractions(change, whole.volume)
}

/**
 * Parts of a share are dealt in only as finely as the settings say; the number of decimals cannot be
 * lowered between this and the write, which takes the same lock.
 * @throws 422
 */
export async function refuseFractions({ db }: Change, volume: string | null | undefined) {
  const digits = new Decimal(volume ?? 0).decimalPlaces()
  if (digits === 0) return
  await sql`lock table orders in row exclusive mode`.execute(db)
  const { decimals } = await db
    .selectFrom('general_settings')
    .select('share_decimals as decimals')
    .executeTakeFirstOrThrow()
  if (digits <= decimals) return
  throw decimals === 0
    ? invalidField('volume', 'wholeShares').saidBy(ordersWords)
    : invalidField('volume', 'shareDecimals', { decimals }).saidBy(ordersWords)
}
