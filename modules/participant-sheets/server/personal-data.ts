import { sql } from 'kysely'
import { bearing, isNamed, type PersonalData } from '#kit/server/personal-data.ts'
import { participantSheetsEn } from '../contract/strings.en.ts'
import { participantSheetsFr } from '../contract/strings.fr.ts'

export const participantSheetsPersonalData: PersonalData = {
  words: { en: participantSheetsEn, fr: participantSheetsFr },
  tables: [
    {
      table: 'participant_sheet_rows',
      purpose: 'application',
      mine: (who) =>
        sql<boolean>`(t.application_id = any(${who.records}) or ${isNamed('content', who)})`,
      goes: { rows: ['content', 'problem', 'terms', 'key', 'state'] },
      untold: 'all',
    },
    {
      table: 'participant_sheet_rows',
      purpose: 'work',
      mine: (who) =>
        sql<boolean>`t.sheet_id in (select s.id from participant_sheets s where s.person_id = any(${who.ids('user')}))`,
      goes: { rows: [] },
      untold: 'all',
    },
    {
      table: 'participant_sheets',
      purpose: 'work',
      mine: bearing('user', 'person_id'),
      goes: { rows: ['terms'] },
      untold: 'all',
    },
  ],
}
