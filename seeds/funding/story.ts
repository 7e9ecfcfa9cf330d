import { cast } from '../cast.ts'
import { dayOf, dueAfter, officeMoment } from '../clock.ts'
import type { Random } from '../random.ts'
import { sentences } from '../words/sentences.ts'
import type { Slot } from './slots.ts'
import { itself, visitor, type Actor, type Staff } from './staff.ts'

export type Act =
  | 'submit'
  | 'participantDone'
  | 'assign'
  | 'checkpoint'
  | 'override'
  | 'requestInformation'
  | 'resubmit'
  | 'recommendApproval'
  | 'recommendRejection'
  | 'returnToReview'
  | 'approve'
  | 'reject'
  | 'withdraw'
  | 'returnUnreviewed'

export interface Step {
  act: Act
  by: Actor
  at: Date
  reason: string | null
}

/** What has happened to an application since it arrived, in order. */
export interface Story {
  steps: Step[]
  officer: Actor & { id: string }
  decider: Actor & { id: string }
  isStaffChannel: boolean
  informationDueOn: string | null
}

type Told = [act: Act, share: number, by: Actor, reason?: string | null]

export function tellStory(
  slot: Slot,
  { staff, now }: { staff: Staff; now: Date },
  random: Random,
): Story {
  const language = slot.employer.named.language
  const say = (kind: keyof typeof sentences) => random.pick<string>(sentences[kind][language])
  const officer = random.pick(staff.officersOf(slot.program.fields.code))
  const decider = staff.of(
    random.chance(0.75) ? cast.approver : random.pick([cast.superAdmin, cast.brandAdmin]),
  )
  const isStaffChannel = random.chance(0.12)
  const { status } = slot
  const approves = status === 'approved' || status === 'recommendedApprove'
  const isReviewed = approves || status === 'rejected' || status === 'recommendedReject'
  const wasAsked = status === 'infoRequested' || (isReviewed && random.chance(0.2))
  const wasReturned = (status === 'approved' || status === 'rejected') && random.chance(0.06)
  const isReturned = status === 'returned'
  const isClosed = isReturned || status === 'withdrawn'
  const isAssigned = status !== 'submitted' && (!isClosed || random.chance(0.6))
  const recommend = approves ? 'recommendApproval' : 'recommendRejection'
  const note = () => say(recommend)

  const told: Told[] = [
    ['submit', 0, isStaffChannel ? officer : visitor, isStaffChannel ? null : 'applicant'],
  ]
  if (slot.hasParticipant)
    told.push(['participantDone', random.between(0.03, 0.12), visitor, 'applicant'])
  if (isAssigned)
    told.push([
      'assign',
      random.between(0.13, 0.22),
      random.chance(0.4) ? officer : staff.of(cast.admin),
    ])
  if (wasAsked) told.push(['requestInformation', 0.32, officer, say('informationRequest')])
  if (wasAsked && isReviewed) told.push(['resubmit', random.between(0.38, 0.44), officer])
  if (isReviewed || (isAssigned && random.chance(0.5)))
    told.push([
      'checkpoint',
      status === 'infoRequested' ? 0.3 : random.between(0.46, 0.58),
      officer,
    ])
  if (slot.isOverridden) told.push(['override', 0.59, staff.of(cast.approver), say('override')])
  if (isReviewed) told.push([recommend, random.between(0.6, 0.68), officer, note()])
  if (wasReturned)
    told.push(['returnToReview', 0.74, decider, say('returned')], [recommend, 0.8, officer, note()])
  if (status === 'approved')
    told.push(['approve', 1, decider, random.chance(0.6) ? say('approval') : null])
  if (status === 'rejected') told.push(['reject', 1, decider, say('rejection')])
  if (isClosed) told.push(['withdraw', 1, officer, say('withdrawal')])

  const steps = (isReturned ? unreviewed(told) : told)
    .sort(([, a], [, b]) => a - b)
    .map(([act, share, by, reason = null]) => ({ act, by, reason, at: momentOf(slot, share, now) }))
  const asked = steps.find(({ act }) => act === 'requestInformation')
  return {
    steps,
    officer,
    decider,
    isStaffChannel,
    informationDueOn: asked ? dueAfter(dayOf(asked.at), 10, slot.program.fields.province) : null,
  }
}

/** Nobody took it in hand: it went back by itself. */
const unreviewed = (told: readonly Told[]): Told[] => [
  ...told.filter(([act]) => act === 'submit' || act === 'participantDone'),
  ['returnUnreviewed', 1, itself],
]

/** What arrived today arrived before now. */
function momentOf({ daysAgo, span }: Slot, share: number, now: Date): Date {
  const moment = officeMoment(now, daysAgo - share * span)
  const latest = new Date(now.getTime() - (5 + daysAgo * 60) * 60_000)
  return moment < latest ? moment : latest
}

export const stepOf = ({ steps }: Story, act: Act): Step | null =>
  steps.findLast((step) => step.act === act) ?? null
