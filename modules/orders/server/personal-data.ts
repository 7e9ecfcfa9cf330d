import { sql } from 'kysely'
import { becomes, bearing, type PersonalData, type Whose } from '#kit/server/personal-data.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'

const { name, namelessLeaves, sign } = becomes

const texts = ['note', 'careNote', 'voidReason', 'shareholderName']

const ofOrders = (who: Whose) => sql<boolean>`t.order_id in (select o.id from orders o
  where o.shareholder_id = any(${who.ids('shareholder')}))`

/** Orders are a register: who erases a shareholder keeps what was traded, when and at what price. */
export const ordersPersonalData: PersonalData = {
  words: { en: ordersEn, fr: ordersFr },
  affairs: [
    {
      affair: 'openOrder',
      table: 'orders',
      mine: (who) => sql<boolean>`t.shareholder_id = any(${who.ids('shareholder')})
        and (t.status = 'draft' or (t.status = 'active' and t.care_status = 'pending'))`,
    },
  ],
  tables: [
    {
      table: 'orders',
      purpose: 'register',
      isRecord: 'partly',
      hasVersion: true,
      mine: bearing('shareholder', 'shareholder_id'),
      goes: { note: sign, void_reason: sign, care_note: sign },
      stays: {
        register: [
          'number',
          'status',
          'side',
          'traded_on',
          'traded_at',
          'traded_moment',
          'volume',
          'price',
          'price_reason',
          'currency',
          'share_class',
          'share_percent',
          'shared_amount',
          'care_status',
          'confirmation',
          'turnover',
          'running_volume',
          'running_turnover',
          'running_gross',
          'running_cost',
          'average_price',
          'cost_released',
          'realised',
          'sale_performance',
          'care_inputs',
        ],
      },
      untold: [
        'care_note',
        'traded_moment',
        'traded_moment',
        'running_volume',
        'running_turnover',
        'running_gross',
        'running_cost',
        'cost_released',
        'care_inputs',
        'share_percent',
        'shared_amount',
        'sale_performance',
      ],
    },
    {
      table: 'order_snapshots',
      purpose: 'register',
      isRecord: 'partly',
      mine: ofOrders,
      goes: {
        content: (column, who) =>
          sql`erased_names(erased_fields(${column}, ${texts}::text[]), ${who.names})`,
        label: sign,
      },
      stays: { register: ['figures', 'cause', 'sha256'] },
      untold: 'all',
    },
    {
      table: 'order_snapshots',
      purpose: 'work',
      // Of others an order names who looks after it and whose shares it moves: a namesake elsewhere is somebody else.
      mine: (who) => sql<boolean>`(t.taken_by = any(${who.ids('user')})
        or (${who.kind === 'user' || who.kind === 'shareholder'} and searchable(t.content::text) ~ ${who.names}))`,
      goes: {
        content: namelessLeaves,
        taken_by_name: (column, who) =>
          sql`case when t.taken_by = any(${who.ids('user')}) then ${name(column, who)} else ${column} end`,
      },
      untold: 'all',
    },
  ],
}
