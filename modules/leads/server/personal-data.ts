import { sql } from 'kysely'
import { becomes, bearing, type PersonalData } from '#kit/server/personal-data.ts'
import { leadsEn } from '../contract/strings.en.ts'
import { leadsFr } from '../contract/strings.fr.ts'

const { empty, name, sign } = becomes

export const leadsPersonalData: PersonalData = {
  words: { en: leadsEn, fr: leadsFr },
  affairs: [
    {
      affair: 'convertedLead',
      table: 'leads',
      mine: (
        who,
      ) => sql<boolean>`t.id = any(${who.ids('lead')}) and t.converted_shareholder_id is not null
        and t.converted_shareholder_id <> all(${who.ids('shareholder')})`,
    },
  ],
  tables: [
    {
      table: 'leads',
      purpose: 'sales',
      isRecord: 'whole',
      hasVersion: true,
      mine: bearing('lead', 'id'),
      goes: {
        name,
        company: empty,
        email: () => sql`'erased-' || t.id || '@erased.invalid'`,
        phone: empty,
        next_step: empty,
        next_step_on: empty,
        lost_note: sign,
      },
      stays: {
        statistics: [
          'status_kind',
          'temperature',
          'expected_volume',
          'expected_amount',
          'lost_reason',
          'rank',
        ],
        follows: ['sort_name', 'search_words'],
      },
      untold: ['rank', 'sort_name', 'search_words', 'status_kind'],
    },
    {
      table: 'lead_conversions',
      purpose: 'sales',
      mine: (who) => sql<boolean>`t.lead_id = any(${who.ids('lead')})`,
      goes: { rows: ['before', 'parts'] },
      untold: 'all',
    },
    {
      table: 'lead_conversions',
      purpose: 'sales',
      mine: (who) => sql<boolean>`t.lead_id in (select l.id from leads l
        where l.converted_shareholder_id = any(${who.ids('shareholder')}))`,
      goes: { rows: [] },
      untold: 'all',
    },
  ],
}
