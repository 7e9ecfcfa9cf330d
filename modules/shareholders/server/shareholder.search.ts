import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { shareholderStatus, type listedStates } from '../contract/shareholder.status.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { shareholderListSource } from './shareholder-list.queries.ts'

/** By name in either order, e-mail, telephone, number and depot number; the archived ones by themselves. */
const searchable = (status: (typeof listedStates)[number]): Searchable => {
  const list =
    status === 'active' ? shareholdersScreens.shareholders : shareholdersScreens.shareholderTrash
  return {
    kind: `${status}Shareholders`,
    place: status === 'active' ? 60 : 65,
    words: { en: shareholdersEn, fr: shareholdersFr },
    title: status === 'active' ? 'screens.shareholders' : 'screens.shareholderTrash',
    list: { path: list.path },
    async seenBy(person, db) {
      if (!person.permissions.allows({ action: 'view', subject: 'Shareholders List' })) return null
      const { from, id, where, search } = shareholderListSource(db, {
        person,
        action: 'view',
        status,
        own: await readActiveFields(db, 'shareholder'),
      })
      return {
        from,
        id,
        where,
        search: search!,
        exactly: [sql`s.number`, sql`s.depot_number`],
        names: [{ folded: sql`searchable(s.display_name)` }, { folded: sql`s.sort_name` }],
        order: sql`s.sort_name`,
        select: sql`s.number as reference, s.display_name as name, coalesce(s.email, s.city) as fact`,
        show: ({ id: key, name, reference, fact }, { text }) => ({
          name: name ?? '',
          reference: reference ?? null,
          fact: fact ?? null,
          state: { word: text(`status.${status}`), tone: shareholderStatus.states[status].tone },
          path: fillPath(shareholdersScreens.shareholder.path, { id: key ?? '' }),
        }),
      }
    },
  }
}

export const shareholderSearchables = [searchable('active'), searchable('archived')]
