import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { supplementsEn } from '../contract/strings.en.ts'
import { supplementsFr } from '../contract/strings.fr.ts'

const { sign } = becomes

export const supplementsPersonalData: PersonalData = {
  words: { en: supplementsEn, fr: supplementsFr },
  affairs: [
    {
      affair: 'openSupplement',
      table: 'supplements',
      mine: (who) => sql<boolean>`t.participant_id = any(${who.ids('participant')})
        and t.status in ('requested', 'approved')`,
    },
  ],
  tables: [
    {
      table: 'supplements',
      purpose: 'placement',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: {
        description: sign,
        late_reason: sign,
        internal_note: sign,
        reduction_reason: sign,
        decline_note: sign,
        cancel_reason: sign,
        close_reason: sign,
      },
      stays: {
        money: [
          'requested_each',
          'requested_amount',
          'approved_each',
          'approved_amount',
          'used_amount',
          'committed_amount',
        ],
        course: [
          'reference',
          'type',
          'payee',
          'frequency',
          'from_on',
          'to_on',
          'status',
          'requested_on',
          'decided_on',
          'decline_reason',
          'withdrawn_on',
          'cancelled_on',
          'closed_on',
          'entered_by',
        ],
        follows: ['name'],
      },
      untold: ['name', 'internal_note', 'entered_by'],
    },
  ],
}
