import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { idSchema, reference, structure, text } from '#kit/contract/fields.ts'
import { roleNameSchema } from '#modules/roles/contract/named-role.ts'
import { userStates } from './user.ts'
import { openWorkCount } from './users.endpoints.ts'
import { usersSubjects } from './users.subjects.ts'

const { may } = usersSubjects
const mayManage = may('view', 'Users Management')
const mayChange = may('update', 'Users Management')

/** Colleagues whose investor records a manager sees together. */
export const team = defineEntity('team', { name: text(60, { required: true, inList: true }) })

export const teamRecord = z.extend(team.record, { members: z.int() })
export type TeamRecord = z.infer<typeof teamRecord>

const kinds = z.array(z.string()).check(z.minLength(1, 'chooseOne'), z.maxLength(20))
/** What a hand-over asks for. */
export const handOverAsks = {
  to: reference({ required: true }),
  kinds: structure(kinds, { required: true }),
}

export const colleague = z.strictObject({
  id: idSchema,
  name: z.string(),
  role: roleNameSchema,
  team: z.nullable(z.string()),
  status: z.enum(userStates),
  openWork: z.array(openWorkCount),
})
export type Colleague = z.infer<typeof colleague>

export const managementEndpoints = {
  /** Staff with what waits for each: everybody active, and whoever left work behind. */
  readManagement: defineEndpoint({
    summary: 'List colleagues with what waits for each',
    method: 'GET',
    path: '/users/management',
    access: mayManage,
    output: z.strictObject({ kinds: z.array(z.string()), data: z.array(colleague) }),
  }),
  handOver: defineEndpoint({
    summary: 'Hand over the work of somebody',
    method: 'POST',
    path: '/users/{id}/hand-over',
    access: may('assign', 'Users Management'),
    body: z.strictObject({ to: idSchema, kinds }),
    output: z.strictObject({ moved: z.array(openWorkCount) }),
  }),
  listTeams: defineEndpoint({
    method: 'GET',
    path: '/teams',
    access: { anyOf: [mayManage, may('view', 'System Users List')] },
    output: z.strictObject({ data: z.array(teamRecord) }),
  }),
  addTeam: defineEndpoint({
    method: 'POST',
    path: '/teams',
    access: mayChange,
    body: team.create,
    output: teamRecord,
    status: 201,
    idempotent: true,
  }),
  renameTeam: defineEndpoint({
    method: 'PATCH',
    path: '/teams/{id}',
    access: mayChange,
    body: team.create,
    output: teamRecord,
    ifMatch: true,
  }),
  /** Members go to another team, or to none; who has members wants to be told which. */
  removeTeam: defineEndpoint({
    method: 'DELETE',
    path: '/teams/{id}',
    access: may('delete', 'Users Management'),
    query: z.strictObject({ membersTo: z.optional(z.union([idSchema, z.literal('none')])) }),
    ifMatch: true,
    problems: ['teamInUse'],
  }),
}
