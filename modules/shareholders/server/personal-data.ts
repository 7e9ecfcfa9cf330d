import { sql } from 'kysely'
import { becomes, bearing, becoming, type PersonalData } from '#kit/server/personal-data.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'

const { empty } = becomes

export const shareholdersPersonalData: PersonalData = {
  words: { en: shareholdersEn, fr: shareholdersFr },
  affairs: [
    {
      affair: 'heldShares',
      table: 'shareholders',
      mine: (who) => sql<boolean>`t.id = any(${who.ids('shareholder')}) and t.number_of_shares > 0`,
    },
  ],
  tables: [
    {
      table: 'shareholders',
      purpose: 'register',
      isRecord: 'whole',
      hasVersion: true,
      mine: bearing('shareholder', 'id'),
      goes: {
        first_name: empty,
        last_name: (_, who) => sql`case when t.kind = 'individual' then ${who.name}::text end`,
        company_name: (_, who) => sql`case when t.kind = 'company' then ${who.name}::text end`,
        email: empty,
        phone: empty,
        phone_two: empty,
        birth_date: empty,
        is_birth_year_known: becoming('true'),
        job_title: empty,
        profession: empty,
        bank_name: empty,
        bank_address: empty,
        bank_manager_name: empty,
        account_number: empty,
        iban: empty,
        iban_hash: empty,
        depot_number: empty,
        address_one: empty,
        address_two: empty,
        city: empty,
        state: empty,
        post_code: empty,
        tags: becoming('[]'),
      },
      stays: {
        register: [
          'number',
          'status',
          'kind',
          'number_of_shares',
          'amount_invested',
          'net_paid_in',
          'gross_turnover',
          'average_buy_price',
          'realised_result',
          'entered_register_on',
          'ceased_on',
          'share_price_override',
        ],
        statistics: ['country', 'language'],
        follows: ['display_name', 'sort_name', 'search_words'],
      },
      untold: ['iban_hash', 'display_name', 'sort_name', 'search_words', 'is_birth_year_known'],
      sealed: {
        iban: 'bank',
        account_number: 'bank',
        bank_name: 'bank',
        bank_address: 'bank',
        bank_manager_name: 'bank',
      },
    },
    {
      table: 'shareholder_source_moves',
      purpose: 'register',
      mine: bearing('shareholder', 'shareholder_id'),
      goes: {},
      untold: 'all',
    },
  ],
}
