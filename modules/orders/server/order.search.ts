import { sql } from 'kysely'
import { dateFormat } from '#kit/contract/date-format.ts'
import { fillPath } from '#kit/contract/define-screen.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { orderStatus, type OrderStatus } from '../contract/order.status.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'
import { orderListSource } from './order-list.queries.ts'

/** By number, by whatever finds the shareholder, or by a text of the organisation's own. */
export const searchableOrders: Searchable = {
  kind: 'orders',
  place: 70,
  words: { en: ordersEn, fr: ordersFr },
  title: 'screens.orders',
  list: { path: ordersScreens.orders.path },
  async seenBy(person, db) {
    if (!person.permissions.allows({ action: 'view', subject: 'Orders List' })) return null
    const own = await readActiveFields(db, 'order')
    const { id, where, search } = orderListSource(db, { person, action: 'view', own })
    return {
      from: sql`orders o join shareholders h on h.id = o.shareholder_id`,
      id,
      where,
      search: search!,
      exactly: [sql`o.number`],
      names: [{ folded: sql`searchable(h.display_name)` }, { folded: sql`h.sort_name` }],
      order: sql`o.traded_moment desc`,
      select: sql`o.number as reference, h.display_name as name, o.side, o.status,
        o.traded_on::text as "tradedOn"`,
      show: ({ id: key, name, reference, side, status, tradedOn }, { text, language }) => {
        const day = dateFormat(`${language}-CA`, { dateStyle: 'medium', timeZone: 'UTC' })
        return {
          name: name ?? '',
          reference: reference ?? null,
          fact: `${text(`choices.side.${side}`)} · ${day.format(new Date(`${tradedOn}`))}`,
          state: {
            word: text(`status.${status}`),
            tone: orderStatus.states[status as OrderStatus].tone,
          },
          path: fillPath(ordersScreens.order.path, { id: key ?? '' }),
        }
      },
    }
  },
}
