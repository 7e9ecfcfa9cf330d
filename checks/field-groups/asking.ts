import { sql } from 'kysely'
import type { Caller, TestServer } from '#apps/server/test-server.ts'
import { allSubjects } from '#modules/roles/contract/all-subjects.ts'
import { subjectsByName } from '#modules/roles/contract/reach.ts'
import { rolePresets } from '#modules/roles/contract/role-presets.ts'
import { hasGroup } from '../authorization/groups-by-subject.ts'
import { columns, expectationOf, type Column } from '../authorization/presets-by-subject.ts'

interface Rule {
  action: string
  subject: string
  scope?: string
  fields?: readonly string[]
}

/** Somebody by what they hold: the presets, and roles that have a subject without a group. */
export interface Asking {
  title: string
  as: Column
  /** In place of what the role has. */
  rules?: readonly Rule[]
  sees: (subject: string, action: string, group: string) => boolean
}

const presets: readonly Asking[] = columns.map((as) => ({
  title: as,
  as,
  sees: (subject, action, group) => hasGroup(subject, action, group, as),
}))

const actionsToTry = ['view', 'export', 'update', 'assign', 'verify'] as const

/** Everything there is, on every record, but for one group of protected fields. */
export const without = (left: string, as: Column = 'auditor'): Asking => ({
  title: `staff without ${left}`,
  as,
  rules: Object.keys(allSubjects).flatMap((subject) => {
    const { actions, fieldGroups = [] } = subjectsByName[subject]!
    const fields = ['basic', ...fieldGroups].filter((group) => group !== left)
    return actionsToTry
      .filter((action) => actions.includes(action))
      .map((action) => ({ action, subject, ...(fieldGroups.length > 0 && { fields }) }))
  }),
  sees: (_subject, _action, group) => group !== left,
})

const constructed = ['personal', 'employerHalf', 'checkpointItems', 'bank', 'figures'].map((left) =>
  without(left),
)
export const everybody = [...presets, ...constructed]

export const rulesOf = (key: string): readonly Rule[] =>
  rolePresets.find((preset) => preset.key === key)?.rules ?? []

export const giveRules = ({ db }: TestServer, role: string, rules: readonly Rule[]) =>
  sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = ${role}`.execute(db)

export async function callerOf(server: TestServer, { as, rules }: Asking): Promise<Caller> {
  await giveRules(server, as, rules ?? rulesOf(as))
  return server.as(as)
}

export const isIn = ({ as, rules }: Asking, subject: string) =>
  rules !== undefined || expectationOf(subject, 'view', as) !== 'deny'

/** Takes constructed rules back. */
export const asBefore = (server: TestServer, { as }: Asking) => giveRules(server, as, rulesOf(as))
