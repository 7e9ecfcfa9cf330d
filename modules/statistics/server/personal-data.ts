import { sql } from 'kysely'
import { becomes, type PersonalData } from '#kit/server/personal-data.ts'
import { statisticsEn } from '../contract/strings.en.ts'
import { statisticsFr } from '../contract/strings.fr.ts'

const { name } = becomes

/** A month stays as it was closed, but for the name of who had sold or closed it. */
export const statisticsPersonalData: PersonalData = {
  words: { en: statisticsEn, fr: statisticsFr },
  tables: [
    {
      table: 'closed_month_orders',
      purpose: 'register',
      mine: (who) =>
        sql<boolean>`(t.assignee_id = any(${who.ids('user')}) or t.shared_with_id = any(${who.ids('user')}))`,
      goes: {
        assignee_name: (column, who) =>
          sql`case when t.assignee_id = any(${who.ids('user')}) then ${name(column, who)} else ${column} end`,
        shared_with_name: (column, who) =>
          sql`case when t.shared_with_id = any(${who.ids('user')}) then ${name(column, who)} else ${column} end`,
      },
      stays: {
        register: [
          'month',
          'basis',
          'number',
          'side',
          'traded_on',
          'volume',
          'turnover',
          'shared_amount',
          'care_status',
          'care_on',
        ],
      },
      untold: 'all',
    },
    {
      table: 'closed_months',
      purpose: 'register',
      mine: (who) => sql<boolean>`t.closed_by = any(${who.ids('user')})`,
      goes: { closed_by_name: name },
      stays: { register: ['month'] },
      untold: 'all',
    },
  ],
}
