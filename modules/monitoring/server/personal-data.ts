import { sql } from 'kysely'
import {
  becomes,
  ofRecords,
  type PersonalData,
  type PersonalTable,
} from '#kit/server/personal-data.ts'
import { monitoringEn } from '../contract/strings.en.ts'
import { monitoringFr } from '../contract/strings.fr.ts'

const { nameless, sign } = becomes

const forms = {
  table: 'monitoring_forms',
  purpose: 'placement',
  isRecord: 'partly',
  hasVersion: true,
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
} as const satisfies Partial<PersonalTable>

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
      ...forms,
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.side = 'participant'`,
    },
    {
      ...forms,
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.side <> 'participant'`,
      // What an employer fills in stays between it and the staff.
      isOfStaff: true,
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
