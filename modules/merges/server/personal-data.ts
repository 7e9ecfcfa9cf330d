import { sql } from 'kysely'
import { becomes, type PersonalData } from '#kit/server/personal-data.ts'
import { mergesEn } from '../contract/strings.en.ts'
import { mergesFr } from '../contract/strings.fr.ts'

/** A merge of an erased person is not undone any more. */
export const mergesPersonalData: PersonalData = {
  words: { en: mergesEn, fr: mergesFr },
  tables: [
    {
      table: 'shareholder_merges',
      purpose: 'register',
      mine: (who) =>
        sql<boolean>`(t.kept_id = any(${who.ids('shareholder')}) or t.dropped_id = any(${who.ids('shareholder')}))`,
      goes: { evidence: becomes.empty },
      untold: 'all',
    },
    {
      table: 'shareholder_pairs',
      purpose: 'register',
      mine: (who) =>
        sql<boolean>`(t.first_id = any(${who.ids('shareholder')}) or t.second_id = any(${who.ids('shareholder')}))`,
      goes: { rows: ['reasons'] },
      untold: 'all',
    },
  ],
}
