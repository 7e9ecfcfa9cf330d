import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { theRow } from '#kit/server/the-row.ts'
import { overpaymentGroups } from '../contract/overpayment.groups.ts'
import type { OverpaymentReceipt, OverpaymentRecord } from '../contract/overpayments.endpoints.ts'
import {
  isTold,
  judgeOverpayment,
  overpaymentMachines,
  scopeOf,
  subject,
  type LoadedOverpayment,
} from './overpayment.policy.ts'

/** An overpayment whoever looks; null when there is none. */
export async function findOverpayment(db: Db, id: string): Promise<LoadedOverpayment | null> {
  const { rows } = await sql<LoadedOverpayment>`
    select o.id, o.version, o.reference, o.status, o.program_id as "programId", o.employer_id as "employerId",
      o.participant_id as "participantId", o.amount, o.received_amount as "receivedAmount",
      o.received_amount > 0 as "hasReceipts", o.recorded_by as "recordedBy", y.paid_on as "paidOn",
      o.owed_by as "owedBy", o.remaining_amount as "remainingAmount",
      kept_for_overpayment(o.id)::numeric(11, 2)::text as "keptAmount"
    from overpayments o join payments y on y.id = o.payment_id where o.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** An overpayment to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadOverpayment({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findOverpayment(db, id)
  const isSeen =
    found && isTold(person, found) && person.permissions.allows(viewing, scopeOf(found))
  if (!isSeen) throw notFound()
  return found
}

export const isOverdue = sql<boolean>`(o.status = 'owed' and o.due_on < organisation_today())`

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`o.id, o.reference, o.status, o.reason, o.owed_by as "owedBy", o.amount,
  o.received_amount as "receivedAmount", o.remaining_amount as "remainingAmount", o.recorded_on as "recordedOn",
  o.due_on as "dueOn", ${isOverdue} as "isOverdue", e.legal_name as employer, o.payment_id as "paymentId",
  y.reference as "paymentReference", g.code as "programCode", g.name as "programName"`
export const joinsOfShown = sql`join payments y on y.id = o.payment_id join programs g on g.id = o.program_id
  join participants t on t.id = o.participant_id join employers e on e.id = o.employer_id
  left join users u on u.id = o.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  participantReference: sql`t.reference`,
  assignee: selectNamed('u'),
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

const receipts = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount::text,
    'receivedOn', r.received_on, 'method', r.method, 'note', r.note, 'enteredBy', b.name,
    'takenBackOn', r.taken_back_on, 'takenBackBy', k.name, 'takenBackReason', r.taken_back_reason)
    order by r.received_on, r.id), '[]')
  from overpayment_receipts r join users b on b.id = r.entered_by left join users k on k.id = r.taken_back_by
  where r.overpayment_id = o.id)`

const kept = sql`(select coalesce(jsonb_agg(jsonb_build_object('paymentId', k.payment_id, 'paymentReference', z.reference,
    'amount', k.amount::text, 'reason', k.reason, 'keptOn', k.kept_on, 'keptBy', b.name) order by k.kept_on, k.id), '[]')
  from overpayment_keeps k join payments z on z.id = k.payment_id join users b on b.id = k.kept_by
  where k.overpayment_id = o.id and k.ended_on is null and not exists (
    select from overpayment_receipts r where r.keep_id = k.id and r.taken_back_on is null))`

/** What of an overpayment, and who of the staff did something, the staff alone know. */
const withoutStaff = {
  recordedBy: null,
  writtenOffBy: null,
  writeOffReason: null,
  cancelledBy: null,
  cancelReason: null,
}
const receiptWithoutStaff = {
  note: null,
  enteredBy: null,
  takenBackBy: null,
  takenBackReason: null,
}

type Stored = Omit<OverpaymentRecord, 'can'>

async function readStored(db: Db, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${selectShown}, ${protectedColumns}, o.version, o.application_id as "applicationId",
      o.participant_id as "participantId", o.explanation, y.period_from as "periodFrom", y.period_to as "periodTo",
      y.paid_on as "paidOn", y.approved_amount as "paidAmount", ${receipts} as receipts, ${kept} as kept, r.name as "recordedBy",
      o.written_off_on as "writtenOffOn", w.name as "writtenOffBy", o.write_off_reason as "writeOffReason",
      case when o.status = 'writtenOff' then o.amount - o.received_amount end as "writtenOffAmount",
      o.cancelled_on as "cancelledOn", c.name as "cancelledBy", o.cancel_reason as "cancelReason"
    from overpayments o ${joinsOfShown} join users r on r.id = o.recorded_by
      left join users w on w.id = o.written_off_by left join users c on c.id = o.cancelled_by
    where o.id = ${id}`.execute(db)
  return theRow(rows)
}

/** An overpayment as its screen shows it. */
export async function readOverpayment(looking: Looking, id: string): Promise<OverpaymentRecord> {
  const { db, person } = looking
  const found = await loadOverpayment(looking, id)
  const whole = {
    ...(await readStored(db, id)),
    can: stepsNow(overpaymentMachines, judgeOverpayment(found), person),
  }
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const isStaff = person.type === 'staff'
  const hidden = hiddenFields(overpaymentGroups, (group) =>
    group === 'review' ? isStaff : sees(group),
  )
  const told = withoutHidden(whole, hidden)
  if (isStaff) return told
  const keeps = told.kept.map((each) => ({ ...each, keptBy: null }))
  return { ...told, ...withoutStaff, receipts: told.receipts.map(unnamed), kept: keeps }
}

const unnamed = (receipt: OverpaymentReceipt): OverpaymentReceipt => ({
  ...receipt,
  ...receiptWithoutStaff,
})
