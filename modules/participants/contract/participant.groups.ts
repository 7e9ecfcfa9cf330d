import { groupsOf } from '#kit/contract/field-groups.ts'
import { participant } from './participant.ts'

/** Of protected fields of a participant the group. */
export const participantGroups = {
  ...groupsOf(participant),
  weeksLeft: 'figures',
  committed: 'figures',
  moneyLeft: 'figures',
} as const
