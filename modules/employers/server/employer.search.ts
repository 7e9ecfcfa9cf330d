import { sql } from 'kysely'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { typedBusinessNumber } from './typed-business-number.ts'

const permission = { action: 'view', subject: 'Employer Profile Edit' } as const

/** Organisations by what they are called, whom we write to there, and their business number. */
export const searchableEmployers: Searchable = {
  kind: 'employers',
  place: 30,
  words: { en: employersEn, fr: employersFr },
  title: 'found',
  seenBy({ permissions }) {
    if (!permissions.allows(permission)) return null
    return {
      from: sql`employers e`,
      id: sql`e.id`,
      where: [permissions.where(permission, { employerId: sql`e.id` })],
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
        path: `/users/EditEmployerProfile?id=${id}`,
      }),
    }
  },
}
