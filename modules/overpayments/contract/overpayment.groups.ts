/** Of protected fields the group; who looks after it, the staff alone know. */
export const overpaymentGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
