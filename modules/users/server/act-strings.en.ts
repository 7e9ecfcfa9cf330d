/** What the audit log says was done: “Amina …”. */
export const usersActsEn = {
  audited: {
    teams: {
      added: 'added a team',
      renamed: 'renamed a team',
      removed: 'removed a team',
    },
  },
} as const
