import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve, type Change, type Handlers, type ReadCall } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { historyTelling, readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { readRecordedRoles } from '#modules/accounts/server/role-names.queries.ts'
import type { KeptFactors } from '#modules/two-factor/server/remove-methods.ts'
import { managementEndpoints } from '../contract/management.endpoints.ts'
import type { UserType } from '../contract/user.ts'
import { privacyWords } from '#modules/privacy/contract/words.ts'
import { usersEndpoints, type UserRow } from '../contract/users.endpoints.ts'
import { disableUsers, resendInvitations } from './act-on-many.ts'
import {
  enableUser,
  renewPassword,
  resetTwoFactor,
  resendInvitation,
  signOutUser,
  withdrawInvitation,
} from './change-account.ts'
import { addTeam, removeTeam, renameTeam } from './change-teams.ts'
import { disableUser } from './disable-user.ts'
import { editUser } from './edit-user.ts'
import { inviteUser } from './invite-user.ts'
import { handOverWork, type OpenWork } from './open-work.ts'
import { readAssignableRoles } from './role.queries.ts'
import { readManagement, readTeam, readTeams } from './teams.queries.ts'
import { userExport } from './user.export.ts'
import { userListSource } from './user-list.queries.ts'
import { findOrganisations, loadUser, readUser } from './user.queries.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'

const words = { en: usersEn, fr: usersFr }

type About = Change & Pick<ReadCall, 'language'> & { params: { id: string } }
type Reading = Pick<ReadCall, 'db' | 'list' | 'person' | 'language'>
type Exporting = Parameters<typeof exportList>[0] & Reading

const read =
  (type: UserType) =>
  ({ db, list, person, language }: Reading) =>
    readPage<UserRow>(db, userListSource(db, { type, person, action: 'view', language }), list)

const exported = (type: UserType, name: string) => (call: Exporting) =>
  exportList(
    call,
    userListSource(call.db, {
      type,
      person: call.person,
      language: call.language,
      action: 'export',
    }),
    userExport(name),
  )

const lists = {
  listUsers: read('staff'),
  exportUsers: exported('staff', 'users'),
  listEmployees: read('employee'),
  exportEmployees: exported('employee', 'employees'),
  listEmployers: read('employer'),
  exportEmployers: exported('employer', 'employers'),
}

/** Does something to one user and answers with them as they are then. */
const acting =
  (openWork: readonly OpenWork[]) =>
  (act: (change: Change, id: string) => Promise<string>) =>
  async (call: About) => {
    await act(call, call.params.id)
    return readUser(call, openWork, call.params.id)
  }

/**
 * @param openWork what waits for staff, module by module
 * @param keptFactors what else somebody confirms a sign-in with
 */
function userHandlers(
  openWork: readonly OpenWork[],
  keptFactors: KeptFactors,
): Handlers<typeof usersEndpoints> {
  const doing = acting(openWork)
  return {
    ...lists,
    readUser: (call) => readUser(call, openWork, call.params.id),

    async readUserHistory({ db, params, person, language }) {
      await loadUser(db, params.id, person)
      if (person.type !== 'staff') throw notFound()
      const roleOf = await readRecordedRoles(db, language)
      const history = await readHistory(db, { entity: 'user', id: params.id })
      return historyTelling(history, 'role', (recorded) => roleOf(recorded).name)
    },

    inviteUser: async (call) => readUser(call, openWork, await inviteUser(call, call.body)),

    async editUser(call) {
      await editUser(call, openWork, { id: call.params.id, input: call.body })
      return readUser(call, openWork, call.params.id)
    },

    async disableUser(call) {
      await disableUser(call, openWork, { id: call.params.id, ...call.body })
      return readUser(call, openWork, call.params.id)
    },

    resendInvitation: doing(resendInvitation),
    withdrawInvitation: doing(withdrawInvitation),
    enableUser: doing(enableUser),
    signOutUser: doing(signOutUser),
    renewPassword: doing(renewPassword),

    async resetTwoFactor(call) {
      await resetTwoFactor(call, keptFactors, { id: call.params.id, ...call.body })
      return readUser(call, openWork, call.params.id)
    },

    disableUsers: (call) => actOnMany(call, disableUsers(openWork), call.body),
    resendInvitations: (call) => actOnMany(call, resendInvitations, call.body),

    listAssignableRoles: async (call) => ({
      data: await readAssignableRoles(call),
    }),

    findOrganisations: async ({ db, person, query }) => ({
      data: await findOrganisations(db, person, query.search ?? ''),
    }),
  }
}

function managementHandlers(openWork: readonly OpenWork[]): Handlers<typeof managementEndpoints> {
  return {
    readManagement: (call) => readManagement(call, openWork),

    async handOver(call) {
      const { record } = await loadUser(call.db, call.params.id, call.person)
      const { to, kinds } = call.body
      const moved = await handOverWork(call, openWork, {
        from: record,
        toId: to,
        field: 'to',
        kinds,
      })
      return { moved }
    },

    listTeams: async ({ db }) => ({ data: await readTeams(db) }),
    addTeam: async (call) => readTeam(call.db, await addTeam(call, call.body.name)),

    async renameTeam(call) {
      await renameTeam(call, call.params.id, call.body.name)
      return readTeam(call.db, call.params.id)
    },

    async removeTeam(call) {
      await removeTeam(call, call.params.id, call.query.membersTo)
      return undefined
    },
  }
}

export const usersHandlers = (openWork: readonly OpenWork[], keptFactors: KeptFactors) => [
  ...serve(usersEndpoints, userHandlers(openWork, keptFactors), words, privacyWords),
  ...serve(managementEndpoints, managementHandlers(openWork), words, privacyWords),
]
