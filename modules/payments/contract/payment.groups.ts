/** Of protected fields the group; who looks after a payment, the staff alone know. */
export const paymentGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
