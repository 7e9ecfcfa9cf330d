import { groupsOf } from '#kit/contract/field-groups.ts'
import { application } from './application.ts'

/** Of protected fields of an application the group; `review` is the staff's alone. */
export const applicationGroups = {
  ...groupsOf(application),
  participant: 'personal',
  checkpoint: 'checkpointItems',
  assigneeId: 'review',
  assignee: 'review',
  isDuplicateSuspected: 'review',
  isMessageWaiting: 'review',
  returnsAfter: 'review',
} as const
