/** Of protected fields the group; who looks after a request, the staff alone know. */
export const changeRequestGroups = {
  name: 'personal',
  participantId: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
