import { bulkAct, type BulkAct } from '#kit/server/bulk/bulk-act.ts'
import type { Change } from '#kit/server/call.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { employeeUserList, employerUserList, userList } from '../contract/users.list.ts'
import type { UserType } from '../contract/user.ts'
import { usersEn } from '../contract/strings.en.ts'
import { usersFr } from '../contract/strings.fr.ts'
import { enableUser, resendInvitation } from './change-account.ts'
import { disableProven } from './disable-user.ts'
import { requireColleague, type OpenWork } from './open-work.ts'
import { userListSource } from './user-list.queries.ts'
import { loadUser } from './user.queries.ts'

const lists = { staff: userList, employer: employerUserList, employee: employeeUserList }
const isType = (type: string): type is UserType => Object.hasOwn(lists, type)

const ofUsers = {
  table: 'users',
  words: { en: usersEn, fr: usersFr },
  nameOf: async ({ db, person }: Change, id) => (await loadUser(db, id, person)).record.name,
  list({ db, person }, { type: asked = '' }) {
    const type = isType(asked) ? asked : 'staff'
    const { language } = person
    return {
      list: lists[type],
      source: userListSource(db, { type, person, action: 'view', language }),
    }
  },
} satisfies Partial<BulkAct>

interface Disabling {
  reason: string
  handOverTo?: string | null
}

/**
 * Disables users; the proof that it is the person is asked for once, before anything is done. Taken
 * back, they may sign in again; not where their work has gone to a colleague, who may be at it.
 */
export const disableUsers = (openWork: readonly OpenWork[]) =>
  bulkAct<Disabling>()({
    ...ofUsers,
    key: 'users.disable',
    async begin(change, { handOverTo }) {
      await requireRecentProof(change)
      if (handOverTo) await requireColleague(change, { toId: handOverTo, field: 'handOverTo' })
    },
    async take(one, id, { reason, handOverTo }) {
      await disableProven(one, openWork, { id, reason, handOverTo })
    },
    undo: (one, id) => enableUser(one, id),
    mayUndo: ({ handOverTo }) => !handOverTo,
  })

/** Sends invitations once more. */
export const resendInvitations = bulkAct()({
  ...ofUsers,
  key: 'users.resendInvitation',
  async take(one, id) {
    await resendInvitation(one, id)
  },
})
