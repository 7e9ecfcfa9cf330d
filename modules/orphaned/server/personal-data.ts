import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { orphanedEn } from '../contract/strings.en.ts'
import { orphanedFr } from '../contract/strings.fr.ts'

export const orphanedPersonalData: PersonalData = {
  words: { en: orphanedEn, fr: orphanedFr },
  affairs: [
    {
      affair: 'openOrphaned',
      table: 'orphaned_cases',
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.status = 'open'`,
    },
  ],
  tables: [
    {
      table: 'orphaned_cases',
      purpose: 'placement',
      isRecord: 'partly',
      mine: bearing('participant', 'participant_id'),
      goes: {},
      stays: {
        course: [
          'reference',
          'trigger',
          'status',
          'orphaned_on',
          'opened_on',
          'region',
          'noc',
          'language',
          'matched_on',
          'due_on',
          'outcome',
          'closed_on',
        ],
        money: ['amount_left'],
        follows: ['name'],
      },
      untold: ['name'],
    },
    {
      table: 'orphaned_steps',
      purpose: 'placement',
      mine: (who) =>
        sql<boolean>`t.case_id in (select o.id from orphaned_cases o where o.participant_id = any(${who.ids('participant')}))`,
      goes: { note: becomes.sign },
      stays: { course: ['step', 'due_on', 'done_on'] },
      untold: 'all',
    },
  ],
}
