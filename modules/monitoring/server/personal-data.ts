import { sql } from 'kysely'
import { becomes, bearing, ofRecords, type PersonalData } from '#kit/server/personal-data.ts'
import { monitoringEn } from '../contract/strings.en.ts'
import { monitoringFr } from '../contract/strings.fr.ts'

const { nameless, sign } = becomes

export const monitoringPersonalData: PersonalData = {
  words: { en: monitoringEn, fr: monitoringFr },
  affairs: [
    {
      affair: 'openForm',
      table: 'monitoring_forms',
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.status = 'submitted'`,
    },
  ],
  tables: [
    {
      table: 'monitoring_forms',
      purpose: 'placement',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: { waived_reason: sign, changes_asked: sign, submitted_by: nameless },
      stays: {
        course: [
          'side',
          'status',
          'opens_on',
          'due_on',
          'waived_on',
          'submitted_on',
          'accepted_on',
          'remind_on',
          'last_contact_on',
        ],
        follows: ['name'],
      },
      untold: ['name', 'remind_on', 'last_contact_on', 'waived_reason'],
    },
    {
      table: 'monitoring_links',
      purpose: 'placement',
      mine: ofRecords('form_id'),
      goes: { rows: ['token_hash'] },
      untold: 'all',
    },
  ],
}
