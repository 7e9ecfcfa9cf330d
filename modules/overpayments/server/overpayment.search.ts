import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { overpaymentStatus, type OverpaymentStatus } from '../contract/overpayment.status.ts'
import { overpaymentsScreens } from '../contract/overpayments.screens.ts'
import { overpaymentsWords } from '../contract/words.ts'
import { searchOverpayments } from './overpayment-list.queries.ts'
import { facts, isToldTo, seesIn, subject } from './overpayment.policy.ts'
import { joinsOfShown, protectedShown } from './overpayment.queries.ts'

const permission = { action: 'view', subject } as const

/** By reference, or by whose it is for whoever sees that. */
export const searchableOverpayments: Searchable = {
  kind: 'overpayments',
  place: 47,
  words: overpaymentsWords,
  title: 'found',
  seenBy(person) {
    if (!person.permissions.allows(permission)) return null
    const named = seesIn(person, permission)('personal')
    return {
      from: sql`overpayments o`,
      id: sql`o.id`,
      where: [person.permissions.where(permission, facts), isToldTo(person)],
      search: (text) => searchOverpayments(text, () => named),
      joins: joinsOfShown,
      exactly: [sql`o.reference`],
      names: named ? [{ folded: sql`o.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`o.recorded_on desc`,
      select: sql`o.reference, ${seenOn(named, protectedShown.name)} as name, e.legal_name as employer, o.status`,
      show: ({ id, reference, name, employer, status }, { text }) => ({
        name: name ?? employer ?? '',
        reference: reference ?? null,
        fact: name ? (employer ?? null) : null,
        state: {
          word: text(`status.${status}`),
          tone: overpaymentStatus.states[status as OverpaymentStatus].tone,
        },
        path: fillPath(overpaymentsScreens.overpayment.path, { id: id ?? '' }),
      }),
    }
  },
}
