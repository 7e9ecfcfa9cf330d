import type { Cell } from '../actors.ts'

/** Users: A, A, users; the auditor views; an employer the own team; an employee oneself. */
export const usersCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  listUsers: '               1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  exportUsers: '             1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  listEmployees: '           1  + + +  3 3 3 +  + 3  3 3 3  3 3 1 1',
  exportEmployees: '         1  + + +  3 3 3 +  + 3  3 3 3  3 3 1 1',
  listEmployers: '           1  + + +  3 3 3 +  + 3  3 3 3  3 3 1 1',
  exportEmployers: '         1  + + +  3 3 3 +  + 3  3 3 3  3 3 1 1',
  readUser: {
    own: '                   1  + + +  3 3 3 +  + +  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  4 4  3 3 3  3 3 1 1',
  },
  /** The history names staff and their reasons: nothing for applicants. */
  readUserHistory: '         1  + + +  3 3 3 +  4 4  3 3 3  3 3 1 1',

  inviteUser: '              1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  listAssignableRoles: '     1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  findOrganisations: '       1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  editUser: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  resendInvitation: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  withdrawInvitation: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  disableUser: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  enableUser: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  /** Many at once: refused person by person in the answer. */
  disableUsers: '            1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  resendInvitations: '       1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
  /** What touches somebody's sign-in is the staff's. */
  signOutUser: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  resetTwoFactor: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  renewPassword: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  listTokensOf: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  revokeTokensOf: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  readManagement: '          1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  handOver: '                1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listTeams: '               1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  addTeam: '                 1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  renameTeam: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  removeTeam: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  /** An organisation's profile: administrators, the own employer; finance and the auditor look. */
  readEmployerProfile: {
    own: '                   1  + + +  3 3 + +  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 + +  4 3  3 3 3  3 3 1 1',
  },
  editEmployerProfile: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  /** What a form says differently: whoever sees the profile, and staff who see applications. */
  readEmployerProposals: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
  },
  acceptEmployerProposal: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
  dismissEmployerProposal: {
    own: '                   1  + + +  3 3 3 3  + 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  4 3  3 3 3  3 3 1 1',
  },
}
