import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { holdsEn } from '../contract/strings.en.ts'
import { holdsFr } from '../contract/strings.fr.ts'

const { sign } = becomes

export const holdsPersonalData: PersonalData = {
  words: { en: holdsEn, fr: holdsFr },
  affairs: [
    {
      affair: 'openHold',
      table: 'holds',
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.status = 'open'`,
    },
  ],
  tables: [
    {
      table: 'holds',
      purpose: 'placement',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: { message: sign, note: sign },
      stays: {
        course: [
          'reference',
          'kind',
          'reason',
          'effects',
          'starts_on',
          'ends_on',
          'lift_by',
          'status',
          'ended_on',
        ],
        follows: ['name'],
      },
      untold: ['name', 'note', 'lift_by'],
    },
    {
      table: 'hold_bypasses',
      purpose: 'placement',
      mine: (who) => sql<boolean>`t.application_id = any(${who.records})`,
      goes: { reason: sign },
      stays: { course: ['effect'] },
      untold: 'all',
    },
  ],
}
