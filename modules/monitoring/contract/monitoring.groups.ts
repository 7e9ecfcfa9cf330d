/** Of protected fields the group; who looks after a form, the staff alone know. */
export const monitoringGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  /** Of the participant’s form it is the participant. */
  submittedBy: 'personal',
  assignee: 'review',
  assigneeId: 'review',
} as const
