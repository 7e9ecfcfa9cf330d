import { Decimal } from 'decimal.js'
import { sql } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import { hiddenFields, withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { stepsNow } from '#kit/server/steps.ts'
import { selectNamed } from '#kit/server/storage.ts'
import { theKnown, theRow } from '#kit/server/the-row.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import {
  toldToApplicants,
  withoutOtherFunding,
} from '#modules/applications/contract/shown-funding.ts'
import { readRegionLeft } from '#modules/programs/server/commit-region.ts'
import { changeRequestGroups } from '../contract/change-request.groups.ts'
import { openStates } from '../contract/change-request.status.ts'
import type { ChangedMoney, ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'
import { askedAgain, judgeAsked } from './asked.ts'
import {
  changeRequestMachines,
  judgeChangeRequest,
  scopeOf,
  viewing,
  type LoadedChangeRequest,
} from './change-request.policy.ts'
import { findTerms, isUnderWay, type Terms } from './terms.queries.ts'

/** A change request whoever looks; null when there is none. */
export async function findChangeRequest(db: Db, id: string): Promise<LoadedChangeRequest | null> {
  const { rows } = await sql<LoadedChangeRequest>`
    select c.id, c.version, c.reference, c.status, c.side, c.application_id as "applicationId",
      c.placement_id as "placementId", c.program_id as "programId", c.employer_id as "employerId",
      c.participant_id as "participantId", c.assignee_id as "assigneeId", c.requested_by as "requestedById",
      c.entered_by as "enteredBy", c.recommended_by as "recommendedBy", c.asked, c.before,
      c.effective_on as "effectiveOn", c.reason, ${isUnderWay} as "isUnderWay",
      is_held(l.employer_id, l.participant_id, l.program_id, 'decision', l.application_id, null) as "isHeld"
    from change_requests c join placements l on l.id = c.placement_id where c.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** A change request to look at or to decide. @throws 404 when it is missing or not to be seen */
export async function loadChangeRequest(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  id: string,
): Promise<LoadedChangeRequest> {
  const found = await findChangeRequest(db, id)
  if (!found || !person.permissions.allows(viewing, scopeOf(found))) throw notFound()
  return found
}

/** What a row of the list shows without any group, and the tables that it comes of. */
export const selectShown = sql`c.id, c.reference, c.status, c.side, e.legal_name as employer,
  g.code as "programCode", g.name as "programName",
  c.requested_on as "requestedOn", c.effective_on as "effectiveOn",
  array(select jsonb_object_keys(c.asked)) as changes`
export const joinsOfShown = sql`join programs g on g.id = c.program_id join participants t on t.id = c.participant_id
  join employers e on e.id = c.employer_id left join users u on u.id = c.assignee_id`
export const protectedShown = {
  name: sql`t.first_name || ' ' || t.last_name`,
  assignee: selectNamed('u'),
}

const protectedColumns = sql.join(
  Object.entries(protectedShown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`),
)

/** Who of the staff did something, and what they wrote to one another, the staff alone know. */
const withoutStaff = {
  requestedBy: null,
  recommendedBy: null,
  recommendationNote: null,
  returnedBy: null,
  decidedBy: null,
}

type Stored = Omit<ChangeRequestRecord, 'can' | 'money' | 'refusal'> & {
  fundingBefore: Funding | null
  fundingAfter: Funding | null
}

/** A change request as its screen shows it. */
export async function readChangeRequest(
  looking: Looking,
  id: string,
): Promise<ChangeRequestRecord> {
  const { db, person } = looking
  const found = await loadChangeRequest(looking, id)
  const { rows } = await sql<Stored>`
    select ${selectShown}, ${protectedColumns}, c.version, c.application_id as "applicationId",
      a.reference as "applicationReference", c.employer_id as "employerId", c.participant_id as "participantId", c.before, c.asked, c.reason, c.recommended_on as "recommendedOn",
      c.returned_on as "returnedOn", c.return_note as "returnNote", c.decided_on as "decidedOn",
      c.decision_note as "decisionNote", c.withdrawn_on as "withdrawnOn", r.name as "requestedBy",
      m.name as "recommendedBy", c.recommendation_note as "recommendationNote", b.name as "returnedBy",
      d.name as "decidedBy", c.funding_before as "fundingBefore", c.funding_after as "fundingAfter"
    from change_requests c ${joinsOfShown} join applications a on a.id = c.application_id left join users r on r.id = c.requested_by
      left join users m on m.id = c.recommended_by left join users b on b.id = c.returned_by
      left join users d on d.id = c.decided_by
    where c.id = ${id}`.execute(db)
  const { fundingBefore, fundingAfter, ...stored } = theRow(rows)
  const computed =
    fundingBefore && fundingAfter
      ? { money: moneyOf(fundingBefore, fundingAfter), refusal: null }
      : await moneyNow(looking, found)
  const whole = {
    ...stored,
    ...computed,
    money: computed.money && moneyFor(person, computed.money, found),
    can: stepsNow(changeRequestMachines, judgeChangeRequest(found), person),
  }
  const sees = person.permissions.groupsOn(viewing, scopeOf(found))
  const isStaff = person.type === 'staff'
  const hidden = hiddenFields(changeRequestGroups, (group) =>
    group === 'review' ? isStaff : sees(group),
  )
  const told = withoutHidden(whole, hidden)
  return isStaff ? told : { ...told, ...withoutStaff }
}

/** What approving it would make of the money at this moment, or why it cannot be approved as it is asked. */
async function moneyNow(looking: Looking, found: LoadedChangeRequest) {
  if (!openStates.some((state) => state === found.status)) return { money: null, refusal: null }
  const { db } = looking
  const terms = theKnown(await findTerms(db, found.applicationId))
  const asked = askedAgain(terms, found)
  try {
    const after = await judgeAsked(looking, terms, asked)
    return { money: await moneyIf(db, terms, { after, place: asked.values.region }), refusal: null }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { money: null, refusal: error.status === 422 ? 'outOfDate' : error.code }
  }
}

interface Asking {
  after: Funding
  /** Where the workplace would be. */
  place: string
}

/** The money of a job of now beside what it would be. */
export async function moneyIf(
  db: Db,
  terms: Pick<Terms, 'placementId' | 'programId' | 'applicationId' | 'committed'>,
  { after, place }: Asking,
): Promise<ChangedMoney> {
  const { rows } = await sql<{ before: Funding; budgetLeft: string; moved: string }>`
    select l.funding as before, (g.budget_total - b.committed)::text as "budgetLeft",
      case when k.region is distinct from w.region then committed_of_application(a.id) else 0 end::text as moved
    from placements l join programs g on g.id = l.program_id join program_budgets b on b.program_id = g.id
      join applications a on a.id = l.application_id
      cross join lateral budget_left(g.id, a.region) w cross join lateral budget_left(g.id, ${place}) k
    where l.id = ${terms.placementId}`.execute(db)
  const { before, budgetLeft, moved } = theRow(rows)
  const money = moneyOf({ ...before, total: terms.committed }, after)
  const region = await readRegionLeft(db, terms, place)
  const needed = Decimal.max(new Decimal(money.difference).add(moved), 0).toFixed(2)
  return { ...money, budgetLeft, region: region && { ...region, needed } }
}

const moneyOf = (before: Funding, after: Funding): ChangedMoney => ({
  before,
  after,
  difference: new Decimal(after.total).sub(before.total).toFixed(2),
  budgetLeft: null,
  region: null,
})

type Whose = Pick<LoadedChangeRequest, 'programId' | 'employerId' | 'participantId' | 'assigneeId'>

const application = { action: 'view', subject: 'Applications View' } as const

/** Nobody reads more of the lines than of the application; what is left of the budget, the staff alone. */
export function moneyFor(
  { type, permissions }: Person,
  money: ChangedMoney,
  { programId, employerId, participantId, assigneeId }: Whose,
): ChangedMoney {
  if (type !== 'staff')
    return { ...toldBy(toldToApplicants, money), budgetLeft: null, region: null }
  const scope = { programId, employerId, participantId, assigneeId }
  return permissions.groupsOn(application, scope)('employerHalf')
    ? money
    : toldBy(withoutOtherFunding, money)
}

const toldBy = (tell: (of: Funding) => Funding, money: ChangedMoney): ChangedMoney => ({
  ...money,
  before: tell(money.before),
  after: tell(money.after),
})
