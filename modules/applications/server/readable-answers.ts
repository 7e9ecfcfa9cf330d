import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import { stages } from '../contract/application.status.ts'
import { facts, subjectOf } from './application-list.queries.ts'

/** Which answers are of a protected group: the participant's are personal, the employer's its own. */
const groupOf = { employer: 'employerHalf', employee: 'personal' } as const

interface Asked {
  action: 'view' | 'export'
  half: keyof typeof groupOf
}

/** The applications whose answers of one half a person may read, or export: `id`, `reference`, `name`. */
export function readableApplications(
  { permissions }: Person,
  { action, half }: Asked,
): RawBuilder<unknown> {
  const view = { action: 'view', subject: 'Applications View' } as const
  const permitted =
    action === 'view'
      ? permissions.where(view, facts, groupOf[half])
      : sql<boolean>`(${permissions.where(view, facts, groupOf[half])} and (${sql.join(
          stages.map(
            (stage) => sql`(a.stage = ${stage} and ${permissions.where(exporting(stage), facts)})`,
          ),
          sql` or `,
        )}))`
  return sql`select a.id, a.reference, a.participant_name as name from applications a where ${permitted}`
}

const exporting = (stage: (typeof stages)[number]): Permission => ({
  action: 'export',
  subject: subjectOf[stage],
})
