import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { placementsEn } from '../contract/strings.en.ts'
import { placementsFr } from '../contract/strings.fr.ts'

const { namelessLeaves, sign } = becomes

export const placementsPersonalData: PersonalData = {
  words: { en: placementsEn, fr: placementsFr },
  affairs: [
    {
      affair: 'runningPlacement',
      table: 'placements',
      mine: (who) => sql<boolean>`t.participant_id = any(${who.ids('participant')})
        and t.status in ('planned', 'accepted', 'active')`,
    },
  ],
  tables: [
    {
      table: 'placements',
      purpose: 'placement',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: {
        acceptance_note: sign,
        end_note: sign,
        cancel_note: sign,
        agreement: namelessLeaves,
      },
      stays: {
        money: [
          'funding',
          'used_funding',
          'committed_amount',
          'amount_before_end',
          'hours_per_week',
          'hourly_wage',
        ],
        course: [
          'reference',
          'status',
          'start_on',
          'planned_end_on',
          'ended_on',
          'end_reason',
          'accept_by',
          'agreement_language',
          'start_by',
          'started_on',
          'lapsed_on',
          'last_worked_on',
          'end_side',
          'cancelled_on',
          'cancel_side',
          'cancel_reason',
        ],
        others: ['position_title', 'signatory_name', 'signatory_title'],
      },
      untold: ['agreement', 'funding', 'used_funding', 'amount_before_end'],
    },
  ],
}
