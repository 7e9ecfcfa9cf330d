import { sql } from 'kysely'
import { containingWords, phoneDigits } from '#kit/server/search-text.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'

const permission = { action: 'view', subject: 'Employer Profile Edit' } as const

/** Blanks are for reading; some write them, and some do not. */
const businessNumber = (text: string) => {
  const typed = text.replace(/[\s-]/g, '').toLowerCase()
  return /^\d{9}(r|rc|rp|rt|rr|rz|[a-z]{2}\d{0,4})?$/.test(typed) ? typed : null
}

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
        containingWords(sql`e.search_words`, businessNumber(text) ?? phoneDigits(text) ?? text),
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
