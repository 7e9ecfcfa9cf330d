import { sql } from 'kysely'
import { becomes, bearing, type PersonalData, type Whose } from '#kit/server/personal-data.ts'
import { overpaymentsEn } from '../contract/strings.en.ts'
import { overpaymentsFr } from '../contract/strings.fr.ts'

const { sign } = becomes

const ofOverpayments = (who: Whose) =>
  sql<boolean>`t.overpayment_id in (select o.id from overpayments o where o.participant_id = any(${who.ids('participant')}))`

export const overpaymentsPersonalData: PersonalData = {
  words: { en: overpaymentsEn, fr: overpaymentsFr },
  affairs: [
    {
      affair: 'openOverpayment',
      table: 'overpayments',
      mine: (who) =>
        sql<boolean>`t.participant_id = any(${who.ids('participant')}) and t.status = 'owed'`,
    },
  ],
  tables: [
    {
      table: 'overpayments',
      purpose: 'payment',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('participant', 'participant_id'),
      goes: { explanation: sign, write_off_reason: sign, cancel_reason: sign },
      stays: {
        money: ['reference', 'amount', 'received_amount', 'remaining_amount', 'owed_by'],
        course: [
          'reason',
          'due_on',
          'status',
          'recorded_on',
          'remind_on',
          'written_off_on',
          'cancelled_on',
        ],
        follows: ['name'],
      },
      untold: ['name', 'remind_on'],
    },
    {
      table: 'overpayment_receipts',
      purpose: 'payment',
      mine: ofOverpayments,
      goes: { note: sign, taken_back_reason: sign },
      stays: { money: ['amount', 'received_on', 'method', 'entered_on', 'taken_back_on'] },
      untold: ['entered_on', 'taken_back_on', 'taken_back_reason', 'note'],
    },
    {
      table: 'overpayment_keeps',
      purpose: 'payment',
      mine: ofOverpayments,
      goes: { reason: sign },
      stays: { money: ['amount', 'kept_on', 'ended_on'] },
      untold: 'all',
    },
  ],
}
