import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, choices, date, longText, reference } from '#kit/contract/fields.ts'

export const holdKinds = ['employer', 'participant', 'payment'] as const
export type HoldKind = (typeof holdKinds)[number]

/** Why somebody is held; what it is about in their case, the message says. */
export const holdReasons = [
  'eligibility',
  'records',
  'monitoring',
  'misuse',
  'safety',
  'owing',
  'insolvency',
  'dispute',
  'bankDetails',
  'other',
] as const

/** What does not go on. */
export const holdEffects = ['application', 'decision', 'agreement', 'match', 'payment'] as const
export type HoldEffect = (typeof holdEffects)[number]

/** As they are told: the order of the case, whatever order they were chosen in. */
export const inOrder = (effects: readonly HoldEffect[]): HoldEffect[] =>
  holdEffects.filter((effect) => effects.includes(effect))

/** What can be let pass for one application: a new one has nothing yet that could pass. */
export const passableEffects = ['decision', 'agreement', 'match', 'payment'] as const

/** Who lifts it: whoever may lift holds, or a second person alone. */
export const holdLifters = ['anyone', 'another'] as const

const changeable = {
  effects: choices(holdEffects, { required: true, inList: true }, { least: 1 }),
  message: longText(2000, { required: true }),
  note: longText(2000),
  endsOn: date({ inList: true }),
  liftBy: choice(holdLifters, { required: true }),
}

/** What is changed of a hold while it is open. */
export const changedHold = defineEntity('hold', changeable)

/** A named restriction on an employer or a participant, or on the payments of one of them. */
export const hold = defineEntity('hold', {
  kind: choice(holdKinds, { required: true, inList: true }),
  employerId: reference(),
  participantId: reference(),
  programId: reference(),
  reason: choice(holdReasons, { required: true, inList: true }),
  startsOn: date({ required: true, inList: true }),
  ...changeable,
})
