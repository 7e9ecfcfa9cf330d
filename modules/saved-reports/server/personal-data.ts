import { sql } from 'kysely'
import { becomes, type PersonalData } from '#kit/server/personal-data.ts'
import { savedReportsEn } from '../contract/strings.en.ts'
import { savedReportsFr } from '../contract/strings.fr.ts'

const details = ['report', 'question', 'is_shared'] as const

/** What somebody asks again is theirs; a name may say whom it is about, and goes from what is shared. */
export const savedReportsPersonalData: PersonalData = {
  words: { en: savedReportsEn, fr: savedReportsFr },
  tables: [
    {
      table: 'saved_reports',
      purpose: 'account',
      mine: (who) => sql<boolean>`t.owner_id = any(${who.ids('user')}) and not t.is_shared`,
      goes: { rows: ['name', ...details] },
      untold: details,
    },
    {
      table: 'saved_reports',
      purpose: 'work',
      mine: (who) => sql<boolean>`searchable(t.name) ~ ${who.names}`,
      goes: { name: becomes.nameless },
      untold: 'all',
    },
  ],
}
