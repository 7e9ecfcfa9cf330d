import { serve } from '#kit/server/call.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { CancelReason, CancelSide } from '../contract/placement-cancellation.ts'
import { placementsEndpoints } from '../contract/placements.endpoints.ts'
import { placementsWords } from '../contract/words.ts'
import { acceptOffer, recordAcceptance, type Offered, type OnPaper } from './accept-offer.ts'
import { cancelPlacement, declinePlacement } from './cancel-placement.ts'
import { confirmStart } from './confirm-start.ts'
import { extendOffer, extendStart } from './extend-deadline.ts'
import { endPlacement, type End } from './end-placement.ts'
import type { FollowsPlacements } from './follows-placements.ts'
import { readOwnPlacement } from './own-placement.ts'
import { readPlacement } from './placement.queries.ts'
import { readReportedEnd, type HearsOfEnds } from './reported-end.ts'
import { reopenPlacement } from './reopen-placement.ts'

interface Cancelled {
  cancelSide: CancelSide
  cancelReason: CancelReason
  cancelNote?: string | null
}
interface Declined {
  declineReason: CancelReason
  cancelNote?: string | null
}

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one placement and answers with it as it is then. */
const changing =
  <Body>(act: (change: VersionedChange, id: string, body: Body) => Promise<unknown>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id, call.body)
    return readPlacement(call, call.params.id)
  }

/**
 * @param followers whoever has something to do when a placement moves on
 * @param hearing whoever hears from its sides that the work has ended
 */
export const placementsHandlers = (
  followers: readonly FollowsPlacements[],
  hearing: readonly HearsOfEnds[],
) =>
  serve(
    placementsEndpoints,
    {
      readPlacement: (call) => readPlacement(call, call.params.id),
      readReportedEnd: (call) => readReportedEnd(call, call.params.id, hearing),
      acceptOffer: changing((change, id, given: Offered) =>
        acceptOffer(change, id, { given, followers }),
      ),
      recordAcceptance: changing((change, id, given: OnPaper) =>
        recordAcceptance(change, id, { given, followers }),
      ),
      extendOffer: changing(extendOffer),
      confirmStart: changing((change, id, { startedOn }: { startedOn: string }) =>
        confirmStart(change, id, { startedOn, followers }),
      ),
      extendStart: changing(extendStart),
      cancelPlacement: changing((change, id, cancelled: Cancelled) => {
        const { cancelSide: side, cancelReason: reason, cancelNote: note = null } = cancelled
        return cancelPlacement(change, id, { cancellation: { side, reason, note }, followers })
      }),
      readOwnPlacement: (call) => readOwnPlacement(call, call.params.id),
      async declinePlacement(call: Call<Declined>) {
        const { declineReason: reason, cancelNote: note = null } = call.body
        const cancellation = { side: 'participant', reason, note } as const
        await declinePlacement(call, call.params.id, { cancellation, followers })
        return readOwnPlacement(call, call.params.id)
      },
      endPlacement: changing((change, id, end: End) =>
        endPlacement(change, id, { end, followers }),
      ),
      reopenPlacement: changing((change, id, { reason }: { reason: string }) =>
        reopenPlacement(change, id, { reason, followers }),
      ),
    },
    placementsWords,
  )
