import { sql } from 'kysely'
import {
  becomes,
  becoming,
  isNamed,
  ofRecords,
  type PersonalData,
  type Whose,
} from '#kit/server/personal-data.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'

const { leaves, sign } = becomes

/** Rows that became the person's record, and those that name them and became nothing. */
const mineOfRows = (who: Whose) => sql<boolean>`(t.record_id = any(${who.records})
  or ${isNamed('content', who)} or ${isNamed('original', who)})`

export const importsPersonalData: PersonalData = {
  words: { en: importsEn, fr: importsFr },
  tables: [
    {
      table: 'import_repeats',
      purpose: 'work',
      mine: (who) => sql<boolean>`(${isNamed('key', who)} or exists (select from import_rows r
        where r.import_id = t.import_id and r.line = any(t.lines) and r.record_id = any(${who.records})))`,
      goes: { rows: ['fields', 'key', 'lines'] },
      untold: 'all',
    },
    {
      table: 'import_rows',
      purpose: 'work',
      mine: mineOfRows,
      goes: {
        content: sign,
        original: sign,
        before: sign,
        wrong: becomes.empty,
        problem: becomes.empty,
        group_key: becoming(''),
        order_key: becoming(''),
      },
      stays: { course: ['state', 'planned', 'reference'] },
      untold: 'all',
    },
    {
      table: 'import_effects',
      purpose: 'work',
      mine: ofRecords('record_id'),
      goes: { before: leaves, after: leaves },
      stays: { course: ['refused_lines'] },
      untold: 'all',
    },
    {
      table: 'imports',
      purpose: 'work',
      mine: (who) => isNamed('file_name', who),
      goes: { file_name: becomes.nameless },
      stays: {
        course: [
          'kind',
          'encoding',
          'delimiter',
          'header',
          'state',
          'stopped_in',
          'mapping',
          'options',
          'notices',
          'counts',
        ],
      },
      untold: 'all',
    },
  ],
}
