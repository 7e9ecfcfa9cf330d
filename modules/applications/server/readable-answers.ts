import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { Person } from '#kit/server/person.ts'
import { stages } from '../contract/application.status.ts'
import { seesOf } from './application.groups.ts'
import type { LoadedApplication } from './application.queries.ts'
import { facts, subjectOf } from './application-list.queries.ts'

/** Which answers are of a protected group: the participant's are personal, the employer's its own. */
export const groupOf = { employer: 'employerHalf', employee: 'personal' } as const

/** Whether a person sees what a side of one application answered. */
export const seesAnswers = (
  person: Person,
  { judged }: LoadedApplication,
  half: keyof typeof groupOf,
): boolean => seesOf(person, judged.scope)(groupOf[half])

interface Asked {
  action: 'view' | 'export'
  half: keyof typeof groupOf
  /** Questions of the half by which the employer says who the participant is. */
  naming: readonly string[]
}

/**
 * The applications whose answers of one half a person may read, or export: `id`, `reference`, `name`, and
 * under `withheld` the questions of which they do not see the answers. To
 * export needs what reading does and the list's export; personal answers leave with those alone who may
 * export personal data, and names likewise. What was withdrawn is in no list and leaves with what was
 * rejected. What a participant answered is never the employer's.
 */
export function readableApplications(
  { permissions, type }: Person,
  { action, half, naming }: Asked,
): RawBuilder<unknown> {
  const view = { action: 'view', subject: 'Applications View' } as const
  const viewed =
    type === 'employer' && half === 'employee'
      ? sql<boolean>`false`
      : permissions.where(view, facts, groupOf[half])
  const exported = (group?: 'personal') =>
    sql<boolean>`(${sql.join(
      stages.map(
        (stage) =>
          sql`(${standsIn(stage)} and ${permissions.where(exporting(stage), facts, group)})`,
      ),
      sql` or `,
    )})`
  const named =
    action === 'view' ? permissions.where(view, facts, 'personal') : exported('personal')
  const shown =
    action === 'view'
      ? viewed
      : sql<boolean>`${viewed} and ${exported(half === 'employee' ? 'personal' : undefined)}`
  return sql`select a.id, a.reference, case when ${named} then a.participant_name else '' end as name,
      case when ${named} then '{}' else ${[...naming]}::text[] end as withheld
    from applications a where ${shown}`
}

/** Lets somebody settle where the two halves do not agree. */
export const verifies: Permission = { action: 'verify', subject: 'Applications View' }

/** The applications that a person may verify: `id`. */
export const verifiableApplications = ({ permissions }: Person): RawBuilder<unknown> =>
  sql`select a.id from applications a where ${permissions.where(verifies, facts)}`

/** All of them: `id`, `reference`. */
export const allApplications: RawBuilder<unknown> = sql`select a.id, a.reference from applications a`

/** As the planner can estimate it: told too few, it reads everything for every piece of an export. */
const standsIn = (stage: (typeof stages)[number]) =>
  stage === 'rejected' ? sql`(a.stage = ${stage} or a.stage is null)` : sql`a.stage = ${stage}`

/** Whether personal data is left out of what somebody exports of applications. */
export const exportsNoPersonalData = ({ permissions }: Person) =>
  !stages.some((stage) => permissions.allows(exporting(stage), undefined, 'personal'))

const exporting = (stage: (typeof stages)[number]): Permission => ({
  action: 'export',
  subject: subjectOf[stage],
})
