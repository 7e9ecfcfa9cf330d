import { serve } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
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
    async listRoles({ db, list, person }) {
      const judge = await judgeOf(db, person)
      const page = await readPage<Parameters<typeof toRoleRow>[0]>(db, roleListSource(db), list)
      return { ...page, data: page.data.map((row) => toRoleRow(row, judge)) }
    },

    async readOwnRules({ db, person }) {
      const { rules } = await judgeOf(db, person)
      return { rules: inOrder(rules) as RoleRecord['rules'] }
    },

    readRole: ({ db, params, person }) => readRole(db, params.id, person),

    async addRole(call) {
      const id = await addRole(call, call.body)
      return readRole(call.db, id, call.person)
    },

    async editRole(call) {
      await editRole(call, call.params.id, call.body)
      return readRole(call.db, call.params.id, call.person)
    },

    async deleteRole(call) {
      const { replacementRoleId } = call.query
      await deleteRole(call, { id: call.params.id, replacementRoleId })
      return undefined
    },

    async copyRole(call) {
      const id = await copyRole(call, call.params.id, call.body.name)
      return readRole(call.db, id, call.person)
    },

    async readRoleHistory({ db, params, person }) {
      await readRole(db, params.id, person)
      return readHistory(db, { entity: 'role', id: params.id })
    },
  },
  words,
)
