import { defineSubjects } from '#kit/contract/define-subjects.ts'

/** `own`: the people of one's own organisation. `self`: one's own user. */
const scopes = {
  own: { employerId: '$employerId' },
  self: { id: '$userId' },
} as const

export const usersSubjects = defineSubjects({
  /** Users of employers and employees alike. */
  'Employees List': { actions: ['view', 'export'], scopes },
  'System Users List': { actions: ['view', 'export'] },
  'System Users View': { actions: ['view'], scopes },
  /** `create`: invite. */
  'System Users Create': { actions: ['create'], scopes },
  /**
   * `delete`: disable; `restore`: enable. `assign`: give a role. `override`: unlock, reset
   * two-factor authentication, sign out everywhere.
   */
  'System Users Edit': {
    actions: ['update', 'delete', 'restore', 'assign', 'override'],
    scopes,
  },
  /** `verify`: the bank details, by finance. */
  'Employer Profile Edit': {
    actions: ['view', 'update', 'verify'],
    scopes: { own: { employerId: '$employerId' } },
    fieldGroups: ['bank'],
  },
  /** `assign`: hand open work over to somebody else. */
  'Users Management': { actions: ['view', 'export', 'update', 'delete', 'assign'] },
})
