import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { hasValidCheckDigit } from '#modules/employers/contract/formats.ts'
import { theRow } from '#kit/server/the-row.ts'
import {
  checkpointOneItems,
  type CheckpointItem,
  type CheckpointItemCode,
} from '../contract/checkpoint.ts'
import { readEmployerFull, type EmployerFull } from './funding.queries.ts'
import { ageOn } from '../contract/eligibility.ts'

interface CheckedFacts {
  businessNumber: string
  isOnHold: boolean
  netNew: boolean
  netNewRequired: boolean
  hoursPerWeek: string
  minHoursPerWeek: string
  hourlyWage: string
  /** Of the workplace's province on the first day; null while nobody knows it. */
  minimumWage: string | null
  sinRequired: boolean
  employerFull: EmployerFull
  startOn: string
  submittedOn: string
  birthDate: string | null
  minAge: number | null
  maxAge: number | null
  workStatus: string | null
  eligibleWorkStatuses: string[]
  previouslyFunded: boolean | null
  relationToEmployer: string | null
  otherFunding: string
  participantCompleted: boolean
  isDuplicateSuspected: boolean
  requestedAmount: string
  budgetLeft: string
}

type Finding = [result: 'pass' | 'fail' | 'notApplicable' | 'pending', code: string | null]
const verdict = (holds: boolean, code: string): Finding => [holds ? 'pass' : 'fail', code]
const afterParticipant = (known: boolean, finding: () => Finding): Finding =>
  known ? finding() : ['pending', 'participantMissing']

/** What the system can tell by itself; everything else waits for a person. */
const findings: Partial<Record<CheckpointItemCode, (facts: CheckedFacts) => Finding>> = {
  businessNumber: (f) => verdict(hasValidCheckDigit(f.businessNumber), 'checkDigit'),
  goodStanding: (f) => verdict(!f.isOnHold, 'holds'),
  armsLength: (f) =>
    afterParticipant(f.relationToEmployer !== null, () =>
      verdict(f.relationToEmployer === 'none', 'relation'),
    ),
  netNew: (f) => verdict(f.netNew || !f.netNewRequired, 'declared'),
  employerRoom: (f) => verdict(f.employerFull === null, f.employerFull ?? 'employerRoom'),
  wageAndHours: (f) => wageFinding(f),
  // The number itself is kept nowhere; somebody sees it where the program needs one.
  sinSeen: (f) => (f.sinRequired ? ['pending', null] : ['notApplicable', 'sinNotRequired']),
  startInWindow: (f) => verdict(f.startOn > f.submittedOn, 'start'),
  participantAge: (f) => afterParticipant(f.birthDate !== null, () => ageFinding(f)),
  workStatus: (f) =>
    afterParticipant(f.workStatus !== null, () =>
      verdict(f.eligibleWorkStatuses.includes(f.workStatus ?? ''), 'status'),
    ),
  notFundedBefore: (f) =>
    afterParticipant(f.previouslyFunded !== null, () => verdict(!f.previouslyFunded, 'declared')),
  noStacking: (f) => verdict(Number(f.otherFunding) === 0, 'otherFunding'),
  formsSigned: (f) =>
    f.participantCompleted ? ['pass', 'forms'] : ['pending', 'participantMissing'],
  budgetAvailable: (f) => verdict(Number(f.requestedAmount) <= Number(f.budgetLeft), 'budget'),
  noDuplicate: (f) => verdict(!f.isDuplicateSuspected, 'duplicates'),
}

function wageFinding({ hoursPerWeek, minHoursPerWeek, hourlyWage, minimumWage }: CheckedFacts) {
  if (Number(hoursPerWeek) < Number(minHoursPerWeek)) return verdict(false, 'hours')
  if (minimumWage === null) return ['pending', 'minimumWageUnknown'] satisfies Finding
  return verdict(Number(hourlyWage) >= Number(minimumWage), 'minimumWage')
}

function ageFinding({ birthDate, startOn, minAge, maxAge }: CheckedFacts): Finding {
  const age = ageOn(birthDate ?? '', startOn)
  return verdict((minAge === null || age >= minAge) && (maxAge === null || age <= maxAge), 'age')
}

/**
 * The items of checkpoint one with what the system finds today. Results that a person set and notes
 * are kept; so is an override, until the system finds something else.
 */
export async function checkAutomatically(
  db: Db,
  applicationId: string,
  known: readonly CheckpointItem[] = [],
): Promise<CheckpointItem[]> {
  const employerFull = await readEmployerFull(db, applicationId)
  const facts = { ...(await readFacts(db, applicationId)), employerFull }
  return checkpointOneItems.map((code) => {
    const before = known.find((item) => item.code === code)
    if (before && !before.isAutomatic && before.result !== 'pending') return before
    const [result, finding] = findings[code]?.(facts) ?? ['pending', null]
    return {
      code,
      result,
      finding,
      isAutomatic: finding !== null,
      note: null,
      by: null,
      byId: null,
      at: null,
      override: isFoundAgain(before, { result, finding }) ? (before?.override ?? null) : null,
    }
  })
}

/** What was let pass was this finding; another one is to be looked at anew. */
const isFoundAgain = (
  before: CheckpointItem | undefined,
  { result, finding }: { result: string; finding: string | null },
) => before?.result === result && before.finding === finding

async function readFacts(
  db: Db,
  applicationId: string,
): Promise<Omit<CheckedFacts, 'employerFull'>> {
  const { rows } = await sql<CheckedFacts>`
    select e.business_number as "businessNumber", a.is_on_hold as "isOnHold", a.net_new as "netNew",
      p.net_new_required as "netNewRequired", a.hours_per_week as "hoursPerWeek",
      p.min_hours_per_week as "minHoursPerWeek", a.start_on as "startOn",
      a.hourly_wage as "hourlyWage", minimum_wage_on(a.region, a.start_on) as "minimumWage",
      p.sin_required as "sinRequired",
      to_char(a.submitted_at, 'YYYY-MM-DD') as "submittedOn", q.birth_date as "birthDate",
      p.min_age as "minAge", p.max_age as "maxAge", q.work_status as "workStatus",
      p.eligible_work_statuses as "eligibleWorkStatuses", q.previously_funded as "previouslyFunded",
      q.relation_to_employer as "relationToEmployer", a.other_funding as "otherFunding",
      a.participant_completed_at is not null as "participantCompleted",
      a.is_duplicate_suspected as "isDuplicateSuspected", a.requested_amount as "requestedAmount",
      k.left_amount::text as "budgetLeft"
    from applications a join programs p on p.id = a.program_id
      cross join lateral budget_left(p.id, a.region) k
      join employers e on e.id = a.employer_id left join participants q on q.id = a.participant_id
    where a.id = ${applicationId}`.execute(db)
  return theRow(rows)
}
