import { addDays, dayOf, dueAfter, nextMonday } from '../clock.ts'
import type { Random } from '../random.ts'
import { firstNames, lastNames } from '../words/people.ts'
import { sentences } from '../words/sentences.ts'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { computeFunding } from '#modules/applications/server/compute-funding.ts'
import { addressIn, slug } from './contact.ts'
import type { People, SeedParticipant } from './participants.ts'
import type { Slot } from './slots.ts'
import type { Staff } from './staff.ts'
import { stepOf, tellStory, type Story } from './story.ts'

export interface SeedApplication {
  id: string
  reference: string
  programId: string
  slot: Slot
  story: Story
  participant: SeedParticipant | null
  funding: Funding
  row: Record<string, unknown>
}

export interface Making {
  now: Date
  staff: Staff
  people: People
  programIds: ReadonlyMap<string, string>
  newId: () => string
  random: Random
}

/** The applications in the order of their arrival, which is the order of their references. */
export function makeApplications(slots: readonly Slot[], making: Making): SeedApplication[] {
  const committed = new Map<string, number>()
  return slots.map((slot, at) => {
    const made = makeApplication(slot, { ...making, number: at + 1, committed })
    const key = `${slot.program.fields.code} ${slot.employer.id}`
    if (slot.status === 'approved')
      committed.set(key, (committed.get(key) ?? 0) + Math.round(Number(made.funding.total) * 100))
    return made
  })
}

function makeApplication(
  slot: Slot,
  making: Making & { number: number; committed: ReadonlyMap<string, number> },
): SeedApplication {
  const { random, now, staff, people, newId, programIds } = making
  const story = tellStory(slot, { staff, now }, random)
  const submittedAt = story.steps[0]!.at
  const terms = termsOf(slot, dayOf(submittedAt), random)
  const participant = slot.hasParticipant ? people.personFor(slot, terms.startOn) : null
  const funding = fundingFor(slot, terms, making.committed)
  const id = newId()
  const programId = programIds.get(slot.program.fields.code)!
  const reference = `APP-${submittedAt.getUTCFullYear()}-${String(making.number).padStart(6, '0')}`
  const row = {
    id,
    reference,
    program_id: programId,
    employer_id: slot.employer.id,
    ...participantColumns(slot, { participant, story }, random),
    ...positionColumns(slot, random),
    start_on: terms.startOn,
    end_on: terms.endOn,
    hours_per_week: terms.hoursPerWeek,
    hourly_wage: terms.hourlyWage,
    employer_cost_percent: terms.employerCostPercent,
    other_funding: terms.otherFunding,
    net_new: slot.rejection !== 'notNetNew',
    requested_amount: funding.total,
    funding,
    review_due_on: dueAfter(
      dayOf(submittedAt),
      slot.program.fields.serviceStandardDays,
      slot.program.fields.province,
    ),
    ...reviewColumns(slot, story, funding),
  }
  return { id, reference, programId, slot, story, participant, funding, row }
}

/** Dates and pay: the decision comes before the first day, the cast's placement is under way. */
function termsOf(slot: Slot, submittedOn: string, random: Random) {
  const { fields } = slot.program
  const decided = ['approved', 'rejected'].includes(slot.status)
  const lead = decided ? slot.span + random.between(5, 30) : random.between(48, 80)
  const startOn = nextMonday(addDays(submittedOn, Math.ceil(slot.isOfCast ? 24 : lead)))
  const longest = Math.min(fields.placementMaxWeeks, 30)
  const weeks = slot.isOfCast ? 26 : random.whole(fields.placementMinWeeks, longest)
  const [least, most] = slot.position.wage
  const steps = Math.floor((most - least) / 0.25)
  const hours = [
    '30.0',
    '35.0',
    '35.0',
    '37.5',
    '37.5',
    '40.0',
    ...(fields.code === 'STEP-QC' ? ['20.0', '21.0', '25.0'] : []),
  ]
  return {
    startOn,
    endOn: addDays(startOn, weeks * 7 - 1),
    hoursPerWeek: random.pick(
      hours.filter((each) => Number(each) >= Number(fields.minHoursPerWeek)),
    ),
    hourlyWage: (least + 0.25 * random.whole(0, steps)).toFixed(2),
    employerCostPercent: random.pick(['7.80', '8.40', '9.10', '10.20']),
    otherFunding: otherFundingOf(slot),
  }
}

function otherFundingOf({ rejection, isOverridden }: Slot): string {
  if (isOverridden) return '1200.00'
  return rejection === 'stackingLimit' ? '6500.00' : '0.00'
}

function fundingFor(
  { program: { fields }, employer }: Slot,
  terms: ReturnType<typeof termsOf>,
  committed: ReadonlyMap<string, number>,
): Funding {
  const most = fields.maxAmountPerEmployer
  const used = committed.get(`${fields.code} ${employer.id}`) ?? 0
  const left = most ? (Math.max(Math.round(Number(most) * 100) - used, 0) / 100).toFixed(2) : null
  return computeFunding(terms, {
    ...fields,
    equityUplift: null,
    leftForEmployer: left,
    usedByParticipant: '0.00',
  })
}

function participantColumns(
  { employer, isDuplicate }: Slot,
  { participant, story }: { participant: SeedParticipant | null; story: Story },
  random: Random,
) {
  const { language } = employer.named
  const expected = `${random.pick(firstNames[language])} ${random.pick(lastNames[language])}`
  const name = participant ? `${participant.firstName} ${participant.lastName}` : expected
  return {
    participant_id: participant?.id ?? null,
    participant_name: name,
    participant_email: participant?.email ?? `${slug(name).replace('-', '.')}@example.com`,
    participant_completed_at: stepOf(story, 'participantDone')?.at ?? null,
    is_duplicate_suspected: isDuplicate,
  }
}

function positionColumns({ employer, position, isOnHold }: Slot, random: Random) {
  const { language } = employer.named
  const sentence = (kind: 'mentoring' | 'afterwards' | 'hireReason') =>
    random.pick<string>(sentences[kind][language])
  const supervisor = `${random.pick(firstNames[language])} ${random.pick(lastNames[language])}`
  const { street, city, province, postal_code } = addressIn(employer.place, random)
  const isOwnAddress = random.chance(0.7)
  return {
    language,
    position_title: position.title[language],
    noc: position.noc,
    duties: position.duties[language],
    learning_plan: `${position.goals[language]}\n\n${sentence('mentoring')} ${sentence('afterwards')}`,
    hire_reason: random.chance(0.7) ? sentence('hireReason') : null,
    supervisor_name: supervisor,
    supervisor_email: `${slug(supervisor).replace('-', '.')}@${slug(employer.named.legalName)}.example`,
    workplace_street: isOwnAddress ? employer.row['street'] : street,
    workplace_city: city,
    region: province,
    workplace_postal_code: isOwnAddress ? employer.row['postal_code'] : postal_code,
    employment_type: random.pick(['permanent', 'permanent', 'temporary', 'temporary', 'seasonal']),
    training_requested: random.chance(0.25),
    signatory_name: employer.contactName,
    signatory_title: employer.contactTitle,
    is_on_hold: isOnHold,
  }
}

/** The reason of a rejection, decided or recommended; none where there is no rejection. */
const rejectionOf = ({ status, rejection }: Slot): string[] =>
  (status === 'rejected' || status === 'recommendedReject') && rejection ? [rejection] : []

function reviewColumns(slot: Slot, story: Story, funding: Funding) {
  const { status } = slot
  const submitted = stepOf(story, 'submit')!
  const recommended = stepOf(story, 'recommendApproval') ?? stepOf(story, 'recommendRejection')
  const decided = stepOf(story, 'approve') ?? stepOf(story, 'reject')
  const asked = status === 'infoRequested' ? stepOf(story, 'requestInformation') : null
  const ofApplication = story.steps.filter(({ act }) => act !== 'submit')
  return {
    status,
    channel: story.isStaffChannel ? 'staff' : 'self',
    created_by: submitted.by.id,
    submitted_at: submitted.at,
    assignee_id: stepOf(story, 'assign') ? story.officer.id : null,
    information_request: asked?.reason ?? null,
    information_due_on: asked ? story.informationDueOn : null,
    recommendation_note: recommended?.reason ?? null,
    recommended_by: recommended?.by.id ?? null,
    recommended_at: recommended?.at ?? null,
    recommended_reasons: rejectionOf(slot),
    decided_by: decided?.by.id ?? null,
    decided_at: decided?.at ?? null,
    reason_codes: status === 'rejected' ? rejectionOf(slot) : [],
    applicant_note: decided?.reason ?? null,
    approved_amount: status === 'approved' ? funding.total : null,
    approved_funding: status === 'approved' ? funding : null,
    version: 1 + ofApplication.length,
    created_at: submitted.at,
    updated_at: story.steps.at(-1)!.at,
  }
}
