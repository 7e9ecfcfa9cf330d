import { sql, type RawBuilder } from 'kysely'
import {
  becomes,
  type PersonalData,
  type PersonalTable,
  type Whose,
} from '#kit/server/personal-data.ts'
import { paymentsEn } from '../contract/strings.en.ts'
import { paymentsFr } from '../contract/strings.fr.ts'

const { sign } = becomes

const files = {
  table: 'payment_files',
  purpose: 'payment',
  goes: {},
  stays: { money: [] },
  untold: 'all',
  file: 'file_id',
} as const satisfies Partial<PersonalTable>

const paymentsTo = ({ records }: Whose, payee: 'participant' | 'employer') =>
  sql`(select y.id from payments y where y.id = any(${records}) and y.payee = ${payee})`

const payments = {
  table: 'payments',
  purpose: 'payment',
  isRecord: 'partly',
  hasVersion: true,
  goes: {
    changes_asked: sign,
    decline_note: sign,
    failure_note: sign,
    spent_on: sign,
    reduction_reason: sign,
  },
  stays: {
    money: [
      'reference',
      'source',
      'status',
      'payee',
      'period_from',
      'period_to',
      'claimed_amount',
      'assessed_amount',
      'approved_amount',
      'submitted_on',
      'assessed_on',
      'first_approved_on',
      'approved_on',
      'declined_on',
      'decline_reason',
      'cancelled_on',
      'sent_on',
      'paid_on',
      'paid_how',
      'paid_reference',
      'paid_noted_on',
      'failed_on',
      'failure_reason',
      'assessors',
      'entered_by',
    ],
    follows: ['name'],
  },
  untold: ['name', 'assessors', 'entered_by', 'changes_asked', 'paid_noted_on'],
} as const satisfies Partial<PersonalTable>

const lines = {
  table: 'payment_lines',
  purpose: 'payment',
  goes: { reduction_reason: sign },
  stays: {
    money: ['from_on', 'to_on', 'hours', 'hourly_wage', 'gross', 'claimed', 'assessed'],
  },
} as const satisfies Partial<PersonalTable>

const isOf = (who: Whose) => sql<boolean>`(t.participant_id = any(${who.ids('participant')}))`
/** What an employer has not sent, or has back to change, is its own. */
const isBegun = (id: RawBuilder<unknown>) =>
  sql`exists (select from payments y where y.id = ${id} and y.payee = 'employer'
    and (y.submitted_on is null or y.status in ('returned', 'cancelled')))`

export const paymentsPersonalData: PersonalData = {
  words: { en: paymentsEn, fr: paymentsFr },
  affairs: [
    {
      affair: 'unpaidPayment',
      table: 'payments',
      mine: (who) => sql<boolean>`t.participant_id = any(${who.ids('participant')})
        and t.status not in ('paid', 'declined', 'cancelled')`,
    },
  ],
  tables: [
    {
      ...payments,
      mine: (who) => sql<boolean>`(${isOf(who)} and not ${isBegun(sql`t.id`)})`,
    },
    {
      ...payments,
      mine: (who) => sql<boolean>`(${isOf(who)} and ${isBegun(sql`t.id`)})`,
      isOfStaff: true,
    },
    {
      ...lines,
      mine: (who) =>
        sql<boolean>`(t.payment_id = any(${who.records}) and not ${isBegun(sql`t.payment_id`)})`,
    },
    {
      ...lines,
      mine: (who) =>
        sql<boolean>`(t.payment_id = any(${who.records}) and ${isBegun(sql`t.payment_id`)})`,
      isOfStaff: true,
    },
    {
      ...files,
      mine: (who) => sql<boolean>`t.payment_id in ${paymentsTo(who, 'participant')}`,
    },
    {
      ...files,
      mine: (who) => sql<boolean>`t.payment_id in ${paymentsTo(who, 'employer')}`,
      // What an employer sends stays between it and the staff.
      isOfStaff: true,
    },
  ],
}
