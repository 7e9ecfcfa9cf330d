import type { Person } from '#kit/server/person.ts'
import type { ReportAction } from '../contract/reports.subjects.ts'
import { kindOfReport, reportNames, reportOf, type ReportName } from '../contract/reports.ts'

/**
 * Whether a person has a report at all: by a rule that is not of the other kind, with the group of
 * fields that it needs, and as staff where it is for staff. How much of it, the rule's scope says.
 */
export function maySeeReport(
  { permissions, type }: Person,
  action: ReportAction,
  name: ReportName,
): boolean {
  const { isPersonal, isInternal } = reportOf(name)
  if (isInternal && type !== 'staff') return false
  const permission = { action, subject: 'Reports' } as const
  if (!permissions.allows(permission, undefined, isPersonal ? 'personal' : undefined)) return false
  return permissions.rules.some(
    ({ subject, action: of, inverted, conditions }) =>
      !inverted &&
      ['Reports', 'all'].includes(String(subject)) &&
      ['manage', action].includes(String(of)) &&
      (conditions?.['kind'] === undefined || conditions['kind'] === kindOfReport(name)),
  )
}

export const reportsFor = (person: Person) =>
  reportNames.filter((name) => maySeeReport(person, 'view', name))
