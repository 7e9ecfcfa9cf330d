/** Of protected fields the group; who looks after a supplement, the staff alone know. */
export const supplementGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
