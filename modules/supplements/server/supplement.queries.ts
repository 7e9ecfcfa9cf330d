import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { theRow } from '#kit/server/the-row.ts'
import { supplementGroups } from '../contract/supplement.groups.ts'
import type { SupplementRecord } from '../contract/supplements.endpoints.ts'
import { mostToApprove } from './balances.queries.ts'
import { mayClaim } from './may-claim.ts'
import {
  creating,
  judgeSupplement,
  scopeOf,
  subject,
  supplementMachines,
  type LoadedSupplement,
} from './supplement.policy.ts'

/** A supplement whoever looks; null when there is none. */
export async function findSupplement(db: Db, id: string): Promise<LoadedSupplement | null> {
  const { rows } = await sql<LoadedSupplement>`
    select s.id, s.version, s.reference, s.status, s.placement_id as "placementId",
      s.application_id as "applicationId", s.program_id as "programId", s.employer_id as "employerId",
      s.participant_id as "participantId", s.type, s.frequency, s.from_on as "fromOn", s.to_on as "toOn", s.times,
      s.requested_on as "requestedOn", s.requested_each as "requestedEach", s.requested_amount as "requestedAmount",
      s.approved_amount as "approvedAmount",
      s.used_amount as "usedAmount", s.late_reason as "lateReason", s.internal_note as "internalNote",
      s.entered_by as "enteredBy", l.status in ('accepted', 'active') as "isUnderWay",
      exists (select from payments y where y.supplement_id = s.id and y.status not in ('declined', 'cancelled'))
        as "isClaimed",
      array(select y.reference from payments y where y.supplement_id = s.id
        and y.status in ('draft', 'submitted', 'returned', 'assessed', 'approvedOnce') order by y.reference)
        as "claimsUnderWay", (coalesce(s.approved_amount, 0) - supplement_used(s.id))::text as unused
    from supplements s join placements l on l.id = s.placement_id where s.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const viewing = { action: 'view', subject } as const

/** A supplement to look at or to change. @throws 404 when it is missing or not to be seen */
export async function loadSupplement({ db, person }: Pick<Looking, 'db' | 'person'>, id: string) {
  const found = await findSupplement(db, id)
  if (!found || !person.permissions.allows(viewing, scopeOf(found))) throw notFound()
  return found
}

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`s.id, s.reference, s.status, s.type, s.payee, s.frequency, s.from_on as "fromOn",
  s.to_on as "toOn", s.requested_on as "requestedOn", e.legal_name as employer, l.reference as "placementReference",
  g.code as "programCode", g.name as "programName", s.requested_amount as "requestedAmount",
  s.approved_amount as "approvedAmount"`
export const joinsOfShown = sql`join placements l on l.id = s.placement_id join programs g on g.id = s.program_id
  join participants t on t.id = s.participant_id join employers e on e.id = s.employer_id
  left join users u on u.id = s.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  participantReference: sql`t.reference`,
  assignee: selectNamed('u'),
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

/** What of a supplement, and who of the staff did something, the staff alone know. */
const withoutStaff = {
  lateReason: null,
  internalNote: null,
  requestedBy: null,
  decidedBy: null,
  cancelledBy: null,
  closedBy: null,
}

/** What a participant is paid, no employer is told. */
const withoutPaid = { money: null, usedAmount: null, unusedAmount: null }

/** Why a supplement was closed is written to whom it is paid, and stays between the two. */
function toldTo({ type }: Person, payee: SupplementRecord['payee']) {
  if (type === 'employer' && payee === 'participant') return { ...withoutPaid, closeReason: null }
  return type === 'employee' && payee === 'employer' ? { closeReason: null } : {}
}

const money = sql`case when s.status in ('approved', 'closed') then (select jsonb_build_object('claimed', c.claimed::text,
    'paid', supplement_paid(s.id)::text, 'left',
    case when s.status = 'closed' then '0.00' else greatest(s.approved_amount - c.claimed, 0)::text end)
  from (select supplement_claimed(s.id, null) as claimed) c) end`

type Stored = Omit<SupplementRecord, 'can' | 'mayEdit' | 'mayClaim' | 'most'>

/** A supplement as its screen shows it. */
export async function readSupplement(looking: Looking, id: string): Promise<SupplementRecord> {
  const { db, person } = looking
  const found = await loadSupplement(looking, id)
  const { rows } = await sql<Stored & { isGivenUp: boolean }>`
    select ${selectShown}, ${protectedColumns}, s.version, s.application_id as "applicationId",
      s.placement_id as "placementId", s.participant_id as "participantId", l.position_title as "positionTitle",
      s.description, s.times, s.requested_each as "requestedEach", s.approved_each as "approvedEach",
      s.reduction_reason as "reductionReason", s.late_reason as "lateReason", s.internal_note as "internalNote",
      r.name as "requestedBy", s.decided_on as "decidedOn", d.name as "decidedBy",
      s.decline_reason as "declineReason", s.decline_note as "declineNote", s.withdrawn_on as "withdrawnOn",
      s.cancelled_on as "cancelledOn", c.name as "cancelledBy", s.cancel_reason as "cancelReason",
      s.closed_on as "closedOn", o.name as "closedBy", s.close_reason as "closeReason", s.used_amount as "usedAmount",
      (s.approved_amount - s.used_amount)::text as "unusedAmount",
      supplement_last_day(s.id) as "lastDay", ${money} as money,
      l.status in ('cancelled', 'lapsed') as "isGivenUp"
    from supplements s ${joinsOfShown} left join users r on r.id = s.requested_by
      left join users d on d.id = s.decided_by left join users c on c.id = s.cancelled_by
      left join users o on o.id = s.closed_by
    where s.id = ${id}`.execute(db)
  const can = stepsNow(supplementMachines, judgeSupplement(found), person)
  const { isGivenUp, ...stored } = theRow(rows)
  const whole = {
    ...stored,
    ...toldTo(person, stored.payee),
    mayClaim:
      !isGivenUp &&
      Number(stored.money?.left ?? 0) > 0 &&
      mayClaim(person, { payee: stored.payee, ...scopeOf(found) }),
    mayEdit: found.status === 'requested' && person.permissions.allows(creating, scopeOf(found)),
    most: can.approve === undefined ? null : await mostToApprove(db, found),
    can,
  }
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const isStaff = person.type === 'staff'
  const hidden = hiddenFields(supplementGroups, (group) =>
    group === 'review' ? isStaff : sees(group),
  )
  const told = withoutHidden(whole, hidden)
  return isStaff ? told : { ...told, ...withoutStaff }
}
