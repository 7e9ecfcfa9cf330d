import { defineSubjects } from '#kit/contract/define-subjects.ts'

const scopes = {
  program: { programId: { $in: '$programIds' } },
  own: { employerId: '$employerId' },
  self: { participantId: '$participantId' },
} as const

/**
 * Judged on the application as the assignment would leave it: of a program of one's own, and
 * assigned to oneself.
 */
const toSelf = { programId: { $in: '$programIds' }, assigneeId: '$userId' } as const

const listGroups = ['personal'] as const

/** An employee sees and fills in one half of an application; applicants see outcomes of checks. */
const groups = ['personal', 'employerHalf', 'checkpointItems'] as const

export const applicationsSubjects = defineSubjects({
  'Applications Approved List': { actions: ['view', 'export'], scopes, fieldGroups: listGroups },
  /** `assign`: many at once. */
  'Applications Awaiting Approval List': {
    actions: ['view', 'export', 'assign'],
    scopes: { ...scopes, toSelf },
    fieldGroups: listGroups,
  },
  'Applications Rejected List': { actions: ['view', 'export'], scopes, fieldGroups: listGroups },
  /**
   * `update`: while pending, withdrawing included. `verify`: record a checkpoint and ask for an
   * override; `override`: grant one. `recommend`: also ask for missing information.
   */
  'Applications View': {
    actions: ['view', 'update', 'assign', 'verify', 'override', 'recommend', 'decide'],
    scopes: { ...scopes, toSelf },
    fieldGroups: groups,
  },
  'Applications Create': { actions: ['create'], scopes },
})
