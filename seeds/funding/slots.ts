import type { Random } from '../random.ts'
import { positionsOf } from '../words/positions.ts'
import type { Position } from '../words/position.ts'
import {
  applicationStates,
  type ApplicationStatus,
} from '#modules/applications/contract/application.status.ts'
import type { SeedEmployer } from './employers.ts'
import type { SeedProgram } from './programs.ts'

/** An application to be made: where it stands and how long it has taken. */
export interface Slot {
  program: SeedProgram
  status: ApplicationStatus
  employer: SeedEmployer
  position: Position
  /** Days since submission. */
  daysAgo: number
  /** Days from submission to the decision, or to today. */
  span: number
  hasParticipant: boolean
  isDuplicate: boolean
  isOnHold: boolean
  /** A second person let a failed check pass. */
  isOverridden: boolean
  rejection: string | null
  isOfCast: boolean
}

/** Those that went back unreviewed are drawn as withdrawn ones (`sendBack`). */
type Drawn = Exclude<ApplicationStatus, 'returned'>

const counts: Record<string, Record<Drawn, number>> = {
  YESP: {
    submitted: 18,
    inReview: 20,
    infoRequested: 8,
    recommendedApprove: 9,
    recommendedReject: 3,
    approved: 42,
    rejected: 14,
    withdrawn: 9,
  },
  GREEN: {
    submitted: 14,
    inReview: 14,
    infoRequested: 5,
    recommendedApprove: 7,
    recommendedReject: 3,
    approved: 28,
    rejected: 11,
    withdrawn: 6,
  },
  'STEP-QC': {
    submitted: 16,
    inReview: 16,
    infoRequested: 6,
    recommendedApprove: 8,
    recommendedReject: 3,
    approved: 36,
    rejected: 13,
    withdrawn: 7,
  },
  'ATL-WORK': {
    submitted: 0,
    inReview: 6,
    infoRequested: 3,
    recommendedApprove: 2,
    recommendedReject: 1,
    approved: 24,
    rejected: 10,
    withdrawn: 4,
  },
  DIGITAL: {
    submitted: 0,
    inReview: 0,
    infoRequested: 0,
    recommendedApprove: 0,
    recommendedReject: 0,
    approved: 20,
    rejected: 10,
    withdrawn: 4,
  },
}

/** Days since submission, from and to; beyond four weeks the service standard is passed. */
const ages: Record<Drawn, readonly [number, number]> = {
  submitted: [0, 9],
  inReview: [5, 38],
  infoRequested: [9, 40],
  recommendedApprove: [12, 36],
  recommendedReject: [13, 36],
  approved: [26, 725],
  rejected: [32, 725],
  withdrawn: [14, 725],
}

const rejections = [
  'oversubscribed',
  'positionNotAligned',
  'notNetNew',
  'oversubscribed',
  'stackingLimit',
  'conflictOfInterest',
  'positionNotAligned',
  'incomplete',
  'oversubscribed',
  'lowValue',
  'ineligibleEmployer',
]

/** Of how many of a program's applications in a state the participant's half is missing. */
const unanswered: Partial<Record<ApplicationStatus, number>> = {
  submitted: 8,
  inReview: 4,
  infoRequested: 2,
  withdrawn: 2,
}
const withDuplicate = new Set<ApplicationStatus>(['submitted', 'inReview', 'recommendedReject'])
const withHold = new Set<ApplicationStatus>(['inReview', 'infoRequested', 'recommendedApprove'])

export function makeSlots(
  on: { programs: readonly SeedProgram[]; employers: readonly SeedEmployer[] },
  random: Random,
): Slot[] {
  const slots = on.programs.flatMap((program) => {
    const fitting = random.shuffled(on.employers.filter((employer) => fits(employer, program)))
    let used = 0
    const nextEmployer = () =>
      random.chance(0.6) ? fitting[used++ % fitting.length]! : random.pick(fitting)
    return Object.entries(counts[program.fields.code] ?? {}).flatMap(([status, count]) =>
      Array.from({ length: count }, (_, at) =>
        makeSlot({ program, status: status as Drawn, at, count, nextEmployer }, random),
      ),
    )
  })
  sendBack(slots)
  giveToCast(slots, on.employers[0]!)
  return slots.sort((a, b) => b.daysAgo - a.daysAgo)
}

const fits = ({ named, place }: SeedEmployer, { provinces, trades }: SeedProgram) =>
  provinces.includes(place.province) && (!trades || trades.includes(named.trade))

interface Place {
  program: SeedProgram
  status: Drawn
  at: number
  count: number
  nextEmployer: () => SeedEmployer
}

function makeSlot({ program, status, at, count, nextEmployer }: Place, random: Random): Slot {
  const [youngest, oldest] = ages[status]
  const from = Math.max(youngest, program.latest)
  const isDecided = ['approved', 'rejected', 'withdrawn'].includes(status)
  // Every month of the history has its decisions, the last ones more of them.
  const share = ((at + random.next()) / count) ** (isDecided ? 1.6 : 1)
  const daysAgo = from + share * (oldest - from)
  const usual = status === 'withdrawn' ? random.between(4, 12) : random.between(12, 25)
  const employer = nextEmployer()
  const isDuplicate = at === count - 1 && withDuplicate.has(status)
  const rejection = reasonOf(status, at, isDuplicate)
  return {
    program,
    status,
    employer,
    daysAgo,
    rejection,
    isDuplicate,
    position: random.pick(positionsOf(employer.named.trade)),
    span: isDecided ? Math.min(usual + (random.chance(0.15) ? 6 : 0), daysAgo - 2) : daysAgo,
    hasParticipant: rejection !== 'incomplete' && at >= (unanswered[status] ?? 0),
    isOnHold: at === count - 2 && withHold.has(status),
    isOverridden: status === 'recommendedApprove' && at === 1,
    isOfCast: false,
  }
}

function reasonOf(status: ApplicationStatus, at: number, isDuplicate: boolean): string | null {
  if (status === 'rejected') return rejections[at % rejections.length]!
  if (status !== 'recommendedReject') return null
  return isDuplicate ? 'duplicate' : ['positionNotAligned', 'notNetNew'][at % 2]!
}

/** The oldest of the withdrawn ones: nobody took them in hand within the days of their program. */
function sendBack(slots: readonly Slot[]) {
  for (const code of ['YESP', 'GREEN', 'STEP-QC']) {
    const withdrawn = slots.filter(
      ({ program, status }) => program.fields.code === code && status === 'withdrawn',
    )
    const oldest = withdrawn.toSorted((a, b) => b.daysAgo - a.daysAgo).slice(0, 2)
    for (const slot of oldest)
      Object.assign(slot, { status: 'returned', span: slot.program.fields.autoReturnDays + 1 })
  }
}

/** The demonstration's employer has one in every state and an open offer, its employee an active placement. */
function giveToCast(slots: Slot[], employer: SeedEmployer) {
  const own = slots.filter(({ program }) => program.fields.code === 'YESP')
  for (const status of applicationStates) {
    const some = own.filter((slot) => slot.status === status)
    for (const slot of some.slice(0, status === 'approved' ? 4 : 1)) take(slot, employer)
    if (status !== 'approved') continue
    const [longAgo, lately] = some
    if (longAgo) Object.assign(longAgo, { isOfCast: true, daysAgo: 96, span: 18 })
    // Its offer waits, whichever day of the week it is.
    if (lately) Object.assign(lately, { daysAgo: 21, span: 19 })
  }
}

function take(slot: Slot, employer: SeedEmployer) {
  slot.employer = employer
  slot.position = positionsOf(employer.named.trade)[slot.status === 'rejected' ? 1 : 0]!
}
