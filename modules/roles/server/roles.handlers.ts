import { serve } from '#kit/server/call.ts'
import { historyTelling, readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { readRecordedRoles } from '#modules/accounts/server/role-names.queries.ts'
import { inOrder } from '../contract/permission-set.ts'
import { rolesEndpoints, type RoleRecord } from '../contract/roles.endpoints.ts'
import { addRole } from './add-role.ts'
import { copyRole } from './copy-role.ts'
import { deleteRole } from './delete-role.ts'
import { editRole } from './edit-role.ts'
import { judgeOf, readRole, roleListSource, toRoleRow } from './role.queries.ts'
import { rolesEn } from '../contract/strings.en.ts'
import { rolesFr } from '../contract/strings.fr.ts'

const words = { en: rolesEn, fr: rolesFr }

export const rolesHandlers = serve(
  rolesEndpoints,
  {
    async listRoles({ db, list, person, language }) {
      const judge = await judgeOf(db, person)
      const page = await readPage<Parameters<typeof toRoleRow>[0]>(
        db,
        roleListSource(db, language),
        list,
      )
      return { ...page, data: page.data.map((row) => toRoleRow(row, judge)) }
    },

    async readOwnRules({ db, person }) {
      const { rules } = await judgeOf(db, person)
      return { rules: inOrder(rules) as RoleRecord['rules'] }
    },

    readRole: (call) => readRole(call, call.params.id),

    async addRole(call) {
      const id = await addRole(call, call.body)
      return readRole(call, id)
    },

    async editRole(call) {
      await editRole(call, call.params.id, call.body)
      return readRole(call, call.params.id)
    },

    async deleteRole(call) {
      const { replacementRoleId } = call.query
      await deleteRole(call, { id: call.params.id, replacementRoleId })
      return undefined
    },

    async copyRole(call) {
      const id = await copyRole(call, call.params.id, call.body.name)
      return readRole(call, id)
    },

    async readRoleHistory(call) {
      const { db, params, language } = call
      await readRole(call, params.id)
      const roleOf = await readRecordedRoles(db, language)
      const history = await readHistory(db, { entity: 'role', id: params.id })
      return historyTelling(history, 'name', (recorded) => roleOf(recorded).name)
    },
  },
  words,
)
