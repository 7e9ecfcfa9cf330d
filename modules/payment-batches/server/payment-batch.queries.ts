import { sql, type RawBuilder } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import type {
  PaymentBatchEntry,
  PaymentBatchRecord,
} from '../contract/payment-batches.endpoints.ts'
import {
  batchMachines,
  judgeBatch,
  mayPay,
  maySee,
  sees,
  type LoadedBatch,
} from './payment-batch.policy.ts'
import { whatStops } from './what-stops.ts'

type Looker = Pick<Looking, 'db' | 'person'>

const entriesOf = sql`payment_batch_entries n join payments y on n.payment_id = y.id
  join placements l on l.id = y.placement_id`

/** A batch whoever looks; null when there is none. */
export async function findBatch(db: Db, id: string): Promise<LoadedBatch | null> {
  const { rows } = await sql<LoadedBatch>`
    select b.id, b.version, b.reference, b.status, b.payments, b.total, b.released_on as "releasedOn", b.pay_on as "payOn",
      (select count(*)::int from ${entriesOf} where n.batch_id = b.id and b.status = 'open'
        and ${whatStops} is not null) as stopped,
      array(select distinct j.judge from ${entriesOf},
          unnest(y.assessors || array[y.first_approved_by, y.approved_by]) as j(judge)
        where n.batch_id = b.id and j.judge is not null) as judges
    from payment_batches b where b.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** @throws 404 when it is missing or not to be seen */
export async function loadBatch({ db, person }: Looker, id: string): Promise<LoadedBatch> {
  const found = await findBatch(db, id)
  if (!found || !maySee(person)) throw notFound()
  return found
}

/** What a row of the list shows, and the tables that it comes of. */
export const selectShown = sql`b.id, b.reference, b.status, b.payments, b.total, b.created_on as "createdOn",
  u.name as "createdBy", b.pay_on as "payOn", b.released_on as "releasedOn", b.paid_on as "paidOn"`
export const joinsOfShown = sql`join users u on u.id = b.created_by`

type Stored = Omit<
  PaymentBatchRecord,
  'entries' | 'nextPayDay' | 'mayRemove' | 'mayDownload' | 'can'
>

async function readStored(db: Db, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${selectShown}, b.version, r.name as "releasedBy", s.name as "settledBy", b.cancelled_on as "cancelledOn",
      b.file_kind as "fileKind", (b.release_number - 1) % 9999 + 1 as "fileNumber",
      exists (select 1 from audit_log h where h.entity = 'paymentBatch' and h.entity_id = b.id
        and h.action = ${fetchedFile}) as "isFileFetched"
    from payment_batches b ${joinsOfShown} left join users r on r.id = b.released_by
      left join users s on s.id = b.settled_by
    where b.id = ${id}`.execute(db)
  return theRow(rows)
}

/** As the log names it. */
export const fetchedFile = 'paymentBatches.downloaded'

const seen = (isSeen: boolean, column: RawBuilder<unknown>) => (isSeen ? column : sql`null`)

/** By employer, as the bank's list has them. */
async function readEntries({ db, person }: Looker, id: string): Promise<PaymentBatchEntry[]> {
  const { rows } = await sql<PaymentBatchEntry>`
    select y.id as "paymentId", y.version, y.reference, e.legal_name as employer,
      case when n.failed_on is null then y.status else 'failed' end as status,
      ${seen(sees(person, 'personal'), sql`t.first_name || ' ' || t.last_name`)} as name, n.amount,
      y.source, y.period_from as "periodFrom", y.period_to as "periodTo",
      greatest(coalesce(y.approved_amount, 0) - n.amount, 0)::numeric(11, 2)::text as "keptAmount",
      ${seen(sees(person, 'bank'), sql`c.account_end`)} as "accountEnd",
      case when b.status = 'open' then ${whatStops} end as problem,
      coalesce(${person.userId}::uuid = any(y.assessors || array[y.first_approved_by, y.approved_by]), false)
        as "isJudged",
      n.failed_on as "failedOn", n.failure_reason as "failureReason"
    from ${entriesOf} join payment_batches b on b.id = n.batch_id join employers e on e.id = y.employer_id
      join participants t on t.id = y.participant_id
      left join bank_accounts c on c.id = n.bank_account_id
        or n.bank_account_id is null and c.employer_id = y.employer_id and c.status = 'verified'
    where n.batch_id = ${id} order by e.legal_name, y.reference`.execute(db)
  return rows
}

/** The next business day where the payments of a batch are; of several provinces that of the first. */
async function nextPayDay(looking: Looking, id: string): Promise<string | null> {
  const { rows } = await sql<{ province: string }>`
    select g.province from payment_batch_entries n join payments y on y.id = n.payment_id
      join programs g on g.id = y.program_id
    where n.batch_id = ${id} order by y.reference limit 1`.execute(looking.db)
  const [first] = rows
  return first ? dueDay(looking, { days: 1, province: first.province }) : null
}

/** A batch as its screen shows it. @throws 404 */
export async function readBatch(looking: Looking, id: string): Promise<PaymentBatchRecord> {
  const { db, person } = looking
  const found = await loadBatch(looking, id)
  return {
    ...(await readStored(db, id)),
    entries: await readEntries(looking, id),
    nextPayDay: found.status === 'open' ? await nextPayDay(looking, id) : null,
    mayRemove: found.status === 'open' && mayPay(person),
    mayDownload: found.releasedOn !== null && mayPay(person),
    can: stepsNow(batchMachines, judgeBatch(found), person),
  }
}
