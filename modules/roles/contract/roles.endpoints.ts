import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { presetSchema } from './named-role.ts'
import { role, userTypes } from './role.ts'
import { rulesSchema } from './role.rules.ts'
import { rolesSubjects } from './roles.subjects.ts'

const { may } = rolesSubjects

const standing = {
  /** What an installation came with; null for roles that were added. */
  key: z.nullable(z.string()),
  preset: presetSchema,
  users: z.int(),
  can: canSchema,
}

export const roleRecord = z.extend(role.record, standing)
export type RoleRecord = z.infer<typeof roleRecord>

const roleRow = z.extend(role.row, { ...standing, updatedAt: instantSchema, version: z.int() })
export type RoleRow = z.infer<typeof roleRow>

export const roleList = defineList({
  sorts: ['name', 'userType', 'users', 'updatedAt'],
  defaultSort: 'name',
  filters: { userType: { kind: 'choice', choices: userTypes } },
  search: true,
  tableState: 'rolesTableState',
})

const anyView = { anyOf: [may('view', 'Roles List'), may('view', 'Settings Roles')] } as const

export const rolesEndpoints = {
  listRoles: defineEndpoint({
    method: 'GET',
    path: '/roles',
    access: anyView,
    list: roleList,
    output: pageOf(roleRow),
  }),
  /** What the caller's own role says: nobody grants more than that. */
  readOwnRules: defineEndpoint({
    summary: 'Read what one may do',
    method: 'GET',
    path: '/roles/own-rules',
    access: anyView,
    output: z.strictObject({ rules: rulesSchema }),
  }),
  readRole: defineEndpoint({
    method: 'GET',
    path: '/roles/{id}',
    access: anyView,
    output: roleRecord,
  }),
  addRole: defineEndpoint({
    method: 'POST',
    path: '/roles',
    access: may('create', 'Roles Create'),
    body: role.create,
    output: roleRecord,
    status: 201,
    idempotent: true,
  }),
  editRole: defineEndpoint({
    method: 'PATCH',
    path: '/roles/{id}',
    access: may('update', 'Roles Edit'),
    body: role.update,
    output: roleRecord,
    ifMatch: true,
    problems: ['roleAboveOwn', 'superAdminStays'],
  }),
  deleteRole: defineEndpoint({
    method: 'DELETE',
    path: '/roles/{id}',
    access: may('delete', 'Roles Edit'),
    /** Whoever has the role gets this one of the same user type. */
    query: z.strictObject({ replacementRoleId: z.optional(idSchema) }),
    ifMatch: true,
    problems: ['roleAboveOwn', 'superAdminStays', 'givenAtRegistration', 'ownRole', 'roleInUse'],
  }),
  copyRole: defineEndpoint({
    method: 'POST',
    path: '/roles/{id}/copies',
    access: may('create', 'Roles Create'),
    body: z.strictObject({ name: role.create.shape.name }),
    output: roleRecord,
    status: 201,
    idempotent: true,
    problems: ['roleAboveOwn'],
  }),
  readRoleHistory: defineEndpoint({
    method: 'GET',
    path: '/roles/{id}/history',
    access: anyView,
    output: historyOutput,
  }),
}
