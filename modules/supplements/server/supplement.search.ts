import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { supplementStatus, type SupplementStatus } from '../contract/supplement.status.ts'
import { supplementsScreens } from '../contract/supplements.screens.ts'
import { supplementsWords } from '../contract/words.ts'
import { searchSupplements } from './supplement-list.queries.ts'
import { facts, seesIn, subject } from './supplement.policy.ts'
import { joinsOfShown, protectedShown } from './supplement.queries.ts'

const permission = { action: 'view', subject } as const

/** By reference, or by whose it is for whoever sees that. */
export const searchableSupplements: Searchable = {
  kind: 'supplements',
  place: 45,
  words: supplementsWords,
  title: 'found',
  seenBy(person) {
    if (!person.permissions.allows(permission)) return null
    const named = seesIn(person, permission)('personal')
    return {
      from: sql`supplements s`,
      id: sql`s.id`,
      where: [person.permissions.where(permission, facts)],
      search: (text) => searchSupplements(text, () => named),
      joins: joinsOfShown,
      exactly: [sql`s.reference`],
      names: named ? [{ folded: sql`s.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`s.requested_on desc`,
      select: sql`s.reference, ${seenOn(named, protectedShown.name)} as name, e.legal_name as employer, s.status, s.type`,
      show: ({ id, reference, name, employer, status, type }, { text }) => ({
        name: name ?? employer ?? '',
        reference: reference ?? null,
        fact: text(`choices.type.${type}`),
        state: {
          word: text(`status.${status}`),
          tone: supplementStatus.states[status as SupplementStatus].tone,
        },
        path: fillPath(supplementsScreens.supplement.path, { id: id ?? '' }),
      }),
    }
  },
}
