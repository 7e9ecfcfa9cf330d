/** Of protected fields the group; who looks after a request, the staff alone know. */
export const requestGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
