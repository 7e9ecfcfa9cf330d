import { sql } from 'kysely'
import { fillPath } from '#kit/contract/define-screen.ts'
import { seenOn } from '#kit/server/guarded-list.ts'
import type { Searchable } from '#modules/search/server/searchable.ts'
import { requestStatus, type RequestStatus } from '../contract/funding-request.status.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'
import { fundingRequestsWords } from '../contract/words.ts'
import { facts, seesIn, subject } from './request.policy.ts'
import { searchRequests } from './request-list.queries.ts'
import { joinsOfShown, protectedShown } from './request.queries.ts'

const permission = { action: 'view', subject } as const

/** By reference or course, or by whose it is for whoever sees that; whichever list it stands in. */
export const searchableRequests: Searchable = {
  kind: 'fundingRequests',
  place: 44,
  words: fundingRequestsWords,
  title: 'found',
  seenBy(person) {
    if (!person.permissions.allows(permission)) return null
    const named = seesIn(person, permission)('personal')
    return {
      from: sql`funding_requests f`,
      id: sql`f.id`,
      where: [person.permissions.where(permission, facts)],
      search: (text) => searchRequests(text, () => named),
      joins: joinsOfShown,
      exactly: [sql`f.reference`],
      names: named ? [{ folded: sql`f.name`, ...(named !== true && { on: named }) }] : [],
      order: sql`f.requested_on desc`,
      select: sql`f.reference, ${seenOn(named, protectedShown.name)} as name, e.legal_name as employer, f.status`,
      show: ({ id, reference, name, employer, status }, { text }) => ({
        name: name ?? employer ?? '',
        reference: reference ?? null,
        fact: name ? (employer ?? null) : null,
        state: {
          word: text(`status.${status}`),
          tone: requestStatus.states[status as RequestStatus].tone,
        },
        path: fillPath(fundingRequestsScreens.fundingRequest.path, { id: id ?? '' }),
      }),
    }
  },
}
