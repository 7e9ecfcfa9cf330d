import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `assigneeId` is the assigned user, `teamId` the team of that person. */
const team = { teamId: '$teamId' } as const
const own = { assigneeId: '$userId' } as const

export const ordersSubjects = defineSubjects({
  'Orders List': { actions: ['view', 'export'], scopes: { team, own } },
  /** `verify`: CARE. `update`: confirmation and HCH, nothing else. */
  'Orders View': { actions: ['view', 'verify', 'update'], scopes: { team, own } },
  /** `delete`: void. */
  'Orders Edit': {
    actions: ['create', 'update', 'delete', 'restore'],
    scopes: {
      team,
      own,
      ownWhileCarePending: { assigneeId: '$userId', careStatus: 'pending' },
    },
  },
})
