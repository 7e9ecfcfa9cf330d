import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { changeRequestsEn } from '../contract/strings.en.ts'
import { changeRequestsFr } from '../contract/strings.fr.ts'

const { namelessLeaves, sign } = becomes

export const changeRequestsPersonalData: PersonalData = {
  words: { en: changeRequestsEn, fr: changeRequestsFr },
  affairs: [
    {
      affair: 'openChangeRequest',
      table: 'change_requests',
      mine: (who) => sql<boolean>`t.participant_id = any(${who.ids('participant')})
        and t.status in ('submitted', 'recommended', 'returned')`,
    },
  ],
  tables: [
    {
      table: 'change_requests',
      purpose: 'placement',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: {
        asked: namelessLeaves,
        before: namelessLeaves,
        reason: sign,
        recommendation_note: sign,
        return_note: sign,
        decision_note: sign,
      },
      stays: {
        money: ['amount_before', 'amount_after', 'funding_before', 'funding_after'],
        course: [
          'reference',
          'side',
          'status',
          'effective_on',
          'requested_on',
          'recommended_on',
          'returned_on',
          'decided_on',
          'withdrawn_on',
          'entered_by',
        ],
        follows: ['name'],
      },
      untold: [
        'name',
        'recommendation_note',
        'entered_by',
        'asked',
        'before',
        'funding_before',
        'funding_after',
      ],
    },
  ],
}
