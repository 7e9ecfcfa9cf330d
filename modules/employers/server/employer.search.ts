import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seesIn } from '#kit/server/guarded-list.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { employersScreens } from '../contract/employers.screens.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { employerGuard, isSeenBy, searchEmployers } from './employer-list.queries.ts'

const profile = { action: 'view', subject: 'Employer Profile Edit' } as const
const record = { action: 'view', subject: 'Employers View' } as const

/**
 * Organisations by what they are called, whom we write to there, and their business number; each leads to its
 * record, or to its profile where that alone may be opened.
 */
export const searchableEmployers: Searchable = {
  kind: 'employers',
  place: 30,
  words: { en: employersEn, fr: employersFr },
  title: 'found',
  async seenBy(person, db) {
    const { permissions } = person
    if (!permissions.allows(record) && !permissions.allows(profile)) return null
    const asked = { person, action: 'view' } as const
    const own = await readActiveFields(db, 'employer')
    const opensRecord = isSeenBy(person, record)
    const opensProfile = permissions.where(profile, { employerId: sql`e.id` })
    return {
      from: sql`employers e`,
      id: sql`e.id`,
      where: [sql<boolean>`(${opensRecord} or ${opensProfile})`],
      search: (text) =>
        searchEmployers(text, { own, on: seesIn(employerGuard({ ...asked, own })) }),
      exactly: [sql`e.business_number`],
      names: [{ folded: sql`searchable(e.legal_name)` }],
      select: sql`e.legal_name as name, e.business_number as reference, e.city,
        case when ${opensRecord} then 'record' else 'profile' end as opens`,
      show: ({ id, name, reference, city, opens }) => ({
        name: name ?? '',
        reference: reference ?? null,
        fact: city ?? null,
        state: null,
        path:
          opens === 'record'
            ? fillPath(employersScreens.employer.path, { id: id ?? '' })
            : `/users/EditEmployerProfile?id=${id}`,
      }),
    }
  },
}
