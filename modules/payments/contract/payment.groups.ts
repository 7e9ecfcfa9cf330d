/** Of protected fields the group; who looks after a payment and how it is sent, the staff alone know. */
export const paymentGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  assignee: 'review',
  assigneeId: 'review',
  batchId: 'review',
} as const
