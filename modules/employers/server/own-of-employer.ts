import { sql } from 'kysely'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from '#kit/server/call.ts'
import { hiddenFields, historyWithoutHidden } from '#kit/server/hidden-fields.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { OwnFieldBearer } from '#modules/custom-fields/server/own-field-bearer.ts'
import { readOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readSeenOwn } from '#modules/custom-fields/server/own-values.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { isSeenBy } from './employer-list.queries.ts'
import { seesBankOf } from './employer.queries.ts'

const profile = { action: 'view', subject: 'Employer Profile Edit' } as const
const record = { action: 'view', subject: 'Employers View' } as const
const list = { action: 'view', subject: 'Employers List' } as const

/** Employers bear fields that the organisation adds, for staff: their own people are told of none. */
export const ownFieldsOfEmployers: OwnFieldBearer = {
  entity: 'employer',
  words: { en: employersEn, fr: employersFr },
  protections: ['bank'],
  seenBy: ({ type, permissions }) =>
    type === 'staff' && [list, record, profile].some((way) => permissions.allows(way))
      ? (group) => permissions.allows(profile, undefined, group)
      : null,
  records: (person, group) => ({
    from: sql`employers e`,
    id: sql`e.id`,
    name: sql`e.legal_name`,
    where: sql<boolean>`(${isSeenBy(person, record)} and ${group === null ? true : seesBankOf(person)(group)})`,
  }),
}

/** Of an employer by whom somebody sees which groups of its fields. */
export const seesOnEmployer =
  ({ permissions }: Person, employerId: string): Sees =>
  (group) =>
    permissions.allows(profile, { employerId }, group)

/** What an employer has of them, for whoever looks. */
export const readOwnOfEmployer = (db: Db, id: string, person: Person) =>
  readSeenOwn(db, 'employer', { id, person, sees: seesOnEmployer(person, id) })

/** What happened to an employer, without what was written into fields that the person does not see. */
export async function toldOfEmployer(
  { db, person }: { db: Db; person: Person },
  id: string,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const groups = groupsOfOwn(await readOwnFields(db, 'employer'))
  return historyWithoutHidden(entries, hiddenFields(groups, seesOnEmployer(person, id)))
}
