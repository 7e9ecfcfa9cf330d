import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { changeRequestStatus, type ChangeRequestStatus } from '../contract/change-request.status.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'
import { changeRequestsWords } from '../contract/words.ts'
import { searchChangeRequests } from './change-request-list.queries.ts'
import { facts, seesIn, viewing } from './change-request.policy.ts'
import { joinsOfShown, protectedShown } from './change-request.queries.ts'

/** By reference, or by whose it is for whoever sees that. */
export const searchableChangeRequests: Searchable = {
  kind: 'changeRequests',
  place: 47,
  words: changeRequestsWords,
  title: 'found',
  seenBy(person) {
    if (!person.permissions.allows(viewing)) return null
    const named = seesIn(person, viewing)('personal')
    return {
      from: sql`change_requests c`,
      id: sql`c.id`,
      where: [person.permissions.where(viewing, facts)],
      search: (text) => searchChangeRequests(text, () => named),
      joins: sql`${joinsOfShown} join applications a on a.id = c.application_id`,
      exactly: [sql`c.reference`],
      names: named ? [{ folded: sql`c.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`c.requested_on desc`,
      select: sql`c.reference, ${seenOn(named, protectedShown.name)} as name, e.legal_name as employer, c.status,
        a.reference as application`,
      show: ({ id, reference, name, employer, status, application }, { text }) => ({
        name: name ?? employer ?? '',
        reference: reference ?? null,
        fact: application ?? null,
        state: {
          word: text(`status.${status}`),
          tone: changeRequestStatus.states[status as ChangeRequestStatus].tone,
        },
        path: fillPath(changeRequestsScreens.changeRequest.path, { id: id ?? '' }),
      }),
    }
  },
}
