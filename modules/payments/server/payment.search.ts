import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { paymentStatus, type PaymentStatus } from '../contract/payment.status.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { paymentsWords } from '../contract/words.ts'
import { searchPayments } from './payment-list.queries.ts'
import { facts, isToldTo, seesIn, subject } from './payment.policy.ts'
import { joinsOfShown, protectedShown } from './payment.queries.ts'

const permission = { action: 'view', subject } as const

/** By reference, or by whose it is for whoever sees that. */
export const searchablePayments: Searchable = {
  kind: 'payments',
  place: 46,
  words: paymentsWords,
  title: 'found',
  seenBy(person) {
    if (!person.permissions.allows(permission)) return null
    const named = seesIn(person, permission)('personal')
    return {
      from: sql`payments y`,
      id: sql`y.id`,
      where: [person.permissions.where(permission, facts), isToldTo(person)],
      search: (text) => searchPayments(text, () => named),
      joins: joinsOfShown,
      exactly: [sql`y.reference`],
      names: named ? [{ folded: sql`y.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`y.period_from desc`,
      select: sql`y.reference, ${seenOn(named, protectedShown.name)} as name, e.legal_name as employer, y.status`,
      show: ({ id, reference, name, employer, status }, { text }) => ({
        name: name ?? employer ?? '',
        reference: reference ?? null,
        fact: name ? (employer ?? null) : null,
        state: {
          word: text(`status.${status}`),
          tone: paymentStatus.states[status as PaymentStatus].tone,
        },
        path: fillPath(paymentsScreens.payment.path, { id: id ?? '' }),
      }),
    }
  },
}
