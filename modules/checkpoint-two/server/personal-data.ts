import { sql } from 'kysely'
import { becomes, ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { checkpointTwoEn } from '../contract/strings.en.ts'
import { checkpointTwoFr } from '../contract/strings.fr.ts'

export const checkpointTwoPersonalData: PersonalData = {
  words: { en: checkpointTwoEn, fr: checkpointTwoFr },
  tables: [
    {
      table: 'placement_checkpoints',
      purpose: 'placement',
      isRecord: 'partly',
      mine: ofRecords('placement_id'),
      goes: { results: (column) => sql`erased_fields(${column}, array['note'])` },
      stays: { course: ['status', 'opens_on', 'due_on', 'recheck_on', 'told_recheck_on'] },
      untold: 'all',
    },
    {
      table: 'placement_checkpoints',
      purpose: 'work',
      mine: (who) => sql<boolean>`searchable(t.results::text) ~ ${who.names}`,
      goes: { results: becomes.namelessLeaves },
      untold: 'all',
    },
  ],
}
