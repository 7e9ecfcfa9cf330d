/** Of protected fields the group: an employer sees whom it is offered without a name. */
export const orphanedGroups = {
  name: 'personal',
  participantId: 'personal',
  participantReference: 'personal',
  email: 'personal',
  phone: 'personal',
  formerEmployer: 'personal',
  assignee: 'personal',
  assigneeId: 'personal',
  dueOn: 'personal',
} as const
