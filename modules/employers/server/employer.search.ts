import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { employersScreens } from '../contract/employers.screens.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { isSeenBy } from './employer-list.queries.ts'
import { typedBusinessNumber } from './typed-business-number.ts'

const profile = { action: 'view', subject: 'Employer Profile Edit' } as const
const record = { action: 'view', subject: 'Employers View' } as const

/** Organisations by what they are called, whom we write to there, and their business number. */
export const searchableEmployers: Searchable = {
  kind: 'employers',
  place: 30,
  words: { en: employersEn, fr: employersFr },
  title: 'found',
  seenBy(person) {
    const { permissions } = person
    const seesRecord = permissions.allows(record)
    if (!seesRecord && !permissions.allows(profile)) return null
    return {
      from: sql`employers e`,
      id: sql`e.id`,
      where: [
        seesRecord
          ? isSeenBy(person, record)
          : permissions.where(profile, { employerId: sql`e.id` }),
      ],
      search: (text) =>
        containingWords(
          sql`e.search_words`,
          typedBusinessNumber(text) ?? phoneDigits(text) ?? text,
        ),
      exactly: [sql`e.business_number`],
      names: [{ folded: sql`searchable(e.legal_name)` }],
      select: sql`e.legal_name as name, e.business_number as reference, e.city`,
      show: ({ id, name, reference, city }) => ({
        name: name ?? '',
        reference: reference ?? null,
        fact: city ?? null,
        state: null,
        path: seesRecord
          ? fillPath(employersScreens.employer.path, { id: id ?? '' })
          : `/users/EditEmployerProfile?id=${id}`,
      }),
    }
  },
}
