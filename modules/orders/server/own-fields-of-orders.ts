import { sql } from 'kysely'
import type { OwnFieldBearer } from '#modules/custom-fields/server/own-field-bearer.ts'
import { ordersWords } from '../contract/words.ts'
import { seenOrders } from './order-list.queries.ts'

/** Orders and drafts bear fields that the organisation adds; they have no groups of protected fields. */
export const ownFieldsOfOrders: OwnFieldBearer = {
  entity: 'order',
  words: ordersWords,
  protections: [],
  seenBy: ({ permissions }) =>
    (['Orders List', 'Orders View'] as const).some((subject) =>
      permissions.allows({ action: 'view', subject }),
    )
      ? () => false
      : null,
  records: (person) => ({
    from: sql`orders o join shareholders s on s.id = o.shareholder_id`,
    id: sql`o.id`,
    name: sql`concat_ws(' · ', o.number, s.display_name)`,
    where: sql<boolean>`(o.status = 'active' and ${seenOrders(person)})`,
  }),
}
