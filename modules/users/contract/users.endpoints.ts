import * as z from 'zod/mini'
import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import type { ListDeclaration } from '#kit/contract/define-list.ts'
import {
  bilingualText,
  idSchema,
  instantSchema,
  longText,
  reference,
  namedSchema,
} from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { namedRole } from '#modules/roles/contract/named-role.ts'
import { twoFactorMethods } from '#modules/two-factor/contract/methods.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { changeableUser, user, userTypes } from './user.ts'
import { employeeUserList, employerUserList, userList } from './users.list.ts'
import { erasedNote } from '#modules/privacy/contract/erased-note.ts'
import { usersSubjects } from './users.subjects.ts'

const { may } = usersSubjects

export const userRow = z.extend(user.row, {
  role: namedRole,
  team: z.nullable(namedSchema),
  /** Of an employee: where the newest placement is. */
  organisation: z.nullable(namedSchema),
  participant: z.nullable(z.strictObject({ id: idSchema, reference: z.string() })),
})
export type UserRow = z.infer<typeof userRow>

/** How much of a kind of work is open and waits for this person. */
export const openWorkCount = z.strictObject({ kind: z.string(), count: z.int() })
export type OpenWorkCount = z.infer<typeof openWorkCount>

export const userRecord = z.extend(user.record, {
  role: z.extend(namedRole, { isAdminType: z.boolean() }),
  team: z.nullable(namedSchema),
  programs: z.array(z.strictObject({ id: idSchema, code: z.string(), name: bilingualText(120) })),
  organisation: z.nullable(namedSchema),
  participant: z.nullable(z.strictObject({ id: idSchema, reference: z.string() })),
  /** Devices that are signed in now. */
  sessions: z.int(),
  mustChangePassword: z.boolean(),
  /** What confirms a sign-in besides the password; null for those who may not take it away. */
  factors: z.nullable(z.array(z.enum(twoFactorMethods))),
  invitation: z.nullable(
    z.strictObject({ sentAt: instantSchema, expiresAt: instantSchema, isOpen: z.boolean() }),
  ),
  openWork: z.array(openWorkCount),
  erased: erasedNote,
  can: canSchema,
})
export type UserRecord = z.infer<typeof userRecord>

const reason = saidSchema(500)
const handOverTo = z.optional(z.nullable(idSchema))
/** What disabling asks for. */
export const disablingAsks = { reason: longText(500, { required: true }), handOverTo: reference() }
/** What resetting the second factors asks for. */
export const resettingAsks = { identityNote: longText(500, { required: true }) }

const mayInvite = may('create', 'System Users Create')
const mayDisable = may('delete', 'System Users Edit')
const mayOverride = may('override', 'System Users Edit')
const mayView = may('view', 'System Users View')

type Listed = 'System Users List' | 'Employees List'

const shown = <const P extends `/${string}`, const L extends ListDeclaration>(
  path: P,
  subject: Listed,
  list: L,
) =>
  defineEndpoint({
    method: 'GET',
    path,
    access: may('view', subject),
    list,
    output: pageOf(userRow),
  })

const exported = <const P extends `/${string}`, const L extends ListDeclaration>(
  path: P,
  subject: Listed,
  list: L,
) =>
  defineEndpoint({
    method: 'GET',
    path,
    access: may('export', subject),
    list,
    query: exportQuery,
    stream: 'text/csv',
  })

export const usersEndpoints = {
  listUsers: shown('/users', 'System Users List', userList),
  exportUsers: exported('/users/export', 'System Users List', userList),
  listEmployees: shown('/users/employees', 'Employees List', employeeUserList),
  exportEmployees: exported('/users/employees/export', 'Employees List', employeeUserList),
  listEmployers: shown('/users/employers', 'Employees List', employerUserList),
  exportEmployers: exported('/users/employers/export', 'Employees List', employerUserList),
  readUser: defineEndpoint({
    method: 'GET',
    path: '/users/{id}',
    access: mayView,
    output: userRecord,
  }),
  readUserHistory: defineEndpoint({
    method: 'GET',
    path: '/users/{id}/history',
    access: mayView,
    output: historyOutput,
  }),
  inviteUser: defineEndpoint({
    method: 'POST',
    path: '/users',
    access: mayInvite,
    body: user.create,
    output: userRecord,
    status: 201,
    idempotent: true,
    problems: ['roleAboveOwn'],
  }),
  editUser: defineEndpoint({
    method: 'PATCH',
    path: '/users/{id}',
    access: may('update', 'System Users Edit'),
    body: changeableUser.update,
    output: userRecord,
    ifMatch: true,
    problems: ['roleAboveOwn', 'lastSuperAdmin'],
  }),
  resendInvitation: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/invitation',
    access: mayInvite,
    output: userRecord,
    problems: ['alreadyAccepted'],
  }),
  withdrawInvitation: defineEndpoint({
    method: 'DELETE',
    path: '/users/{id}/invitation',
    access: mayInvite,
    output: userRecord,
    problems: ['notInvited'],
  }),
  disableUser: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/disabling',
    access: mayDisable,
    body: z.strictObject({ reason, handOverTo }),
    output: userRecord,
    problems: ['ownAccount', 'lastSuperAdmin', 'notActive'],
  }),
  enableUser: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/enabling',
    access: may('restore', 'System Users Edit'),
    output: userRecord,
    problems: ['notDisabled', 'neverAccepted'],
  }),
  signOutUser: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/sign-out',
    access: mayOverride,
    output: userRecord,
  }),
  renewPassword: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/password-renewal',
    access: mayOverride,
    output: userRecord,
    problems: ['notActive'],
  }),
  /** For somebody who has lost what they confirm a sign-in with; how they were recognised is kept. */
  resetTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/users/{id}/two-factor-reset',
    access: mayOverride,
    body: z.strictObject({ identityNote: reason }),
    output: userRecord,
    problems: ['roleAboveOwn', 'ownFactors', 'noFactors'],
  }),
  disableUsers: bulkEndpoint({
    path: '/users/disablings',
    access: mayDisable,
    asks: disablingAsks,
  }),
  resendInvitations: bulkEndpoint({ path: '/users/invitations', access: mayInvite, asks: {} }),
  /** The roles that the caller may give. */
  listAssignableRoles: defineEndpoint({
    method: 'GET',
    path: '/users/roles',
    access: { anyOf: [mayInvite, may('assign', 'System Users Edit')] },
    output: z.strictObject({
      data: z.array(z.extend(namedRole, { userType: z.enum(userTypes), isAdminType: z.boolean() })),
    }),
  }),
  /** Organisations whose people can be invited, by what is typed of their name. */
  findOrganisations: defineEndpoint({
    summary: 'Find organisations that people belong to',
    method: 'GET',
    path: '/users/organisations',
    access: mayInvite,
    query: z.strictObject({ search: z.optional(z.string().check(z.maxLength(200))) }),
    output: z.strictObject({ data: z.array(namedSchema) }),
  }),
}
