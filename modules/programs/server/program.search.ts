import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { programStatus, type programStates } from '../contract/program.status.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'
import { programListSource } from './program.queries.ts'

export const searchablePrograms: Searchable = {
  kind: 'programs',
  place: 50,
  words: { en: programsEn, fr: programsFr },
  title: 'screens.programs',
  list: { path: programsScreens.programs.path },
  seenBy(person, db) {
    if (!person.permissions.allows({ action: 'view', subject: 'Programs List' })) return null
    const { from, id, where, search } = programListSource(db, { person, action: 'view' })
    return {
      from,
      id,
      where,
      search: search!,
      exactly: [sql`p.code`],
      names: [
        { folded: sql`searchable(p.name->>'en')` },
        { folded: sql`searchable(p.name->>'fr')` },
      ],
      order: sql`p.code`,
      select: sql`p.code, p.name->>'en' as en, p.name->>'fr' as fr, p.funder, p.status`,
      show: (row, { text, language }) => ({
        name: row[language] ?? '',
        reference: row['code'] ?? null,
        fact: row['funder'] ?? null,
        state: {
          word: text(`status.${row['status']}`),
          tone: programStatus.states[row['status'] as (typeof programStates)[number]].tone,
        },
        path: fillPath(programsScreens.program.path, { id: row['id'] ?? '' }),
      }),
    }
  },
}
