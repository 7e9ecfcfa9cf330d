import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { holdStatus, type HoldStatus } from '../contract/hold.status.ts'
import { holdsScreens } from '../contract/holds.screens.ts'
import { holdsWords } from '../contract/words.ts'
import { holdListSource } from './hold-list.queries.ts'
import { joinsOfShown, protectedShown } from './hold.queries.ts'
import { seesIn, subject } from './hold.policy.ts'

/** By reference, or by whom they are on for whoever sees that. */
export const searchableHolds: Searchable = {
  kind: 'holds',
  place: 45,
  words: holdsWords,
  title: 'found',
  list: { path: holdsScreens.holds.path },
  seenBy(person, db) {
    if (!person.permissions.allows({ action: 'view', subject })) return null
    const { from, id, where, search } = holdListSource(db, { person, action: 'view' })
    const named = seesIn(person, 'view')('personal')
    return {
      from,
      id,
      where,
      search: search!,
      joins: joinsOfShown,
      exactly: [sql`h.reference`],
      names: named ? [{ folded: sql`h.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`h.starts_on desc`,
      select: sql`h.reference, ${seenOn(named, protectedShown.name)} as name, h.reason, h.status`,
      show: ({ id: hold, reference, name, reason, status }, { text }) => ({
        name: name ?? text(`choices.reason.${reason}`),
        reference: reference ?? null,
        fact: name ? text(`choices.reason.${reason}`) : null,
        state: {
          word: text(`status.${status}`),
          tone: holdStatus.states[status as HoldStatus].tone,
        },
        path: fillPath(holdsScreens.hold.path, { id: hold ?? '' }),
      }),
    }
  },
}
