import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** The scopes are those of the orders that they are of. */
export const snapshotsSubjects = defineSubjects({
  'Order Snapshots': {
    actions: ['view', 'restore', 'delete'],
    scopes: { team: { teamId: '$teamId' }, own: { assigneeId: '$userId' } },
  },
})
