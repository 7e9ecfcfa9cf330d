import { serve } from '#kit/server/call.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { placementsEndpoints } from '../contract/placements.endpoints.ts'
import { placementsWords } from '../contract/words.ts'
import { acceptOffer, recordAcceptance } from './accept-offer.ts'
import { confirmStart } from './confirm-start.ts'
import { extendOffer, extendStart } from './extend-deadline.ts'
import { readPlacement } from './placement.queries.ts'

type Call<Body> = VersionedChange & { params: { id: string }; body: Body }

/** Does something to one placement and answers with it as it is then. */
const changing =
  <Body>(act: (change: VersionedChange, id: string, body: Body) => Promise<unknown>) =>
  async (call: Call<Body>) => {
    await act(call, call.params.id, call.body)
    return readPlacement(call, call.params.id)
  }

export const placementsHandlers = serve(
  placementsEndpoints,
  {
    readPlacement: (call) => readPlacement(call, call.params.id),
    acceptOffer: changing(acceptOffer),
    recordAcceptance: changing(recordAcceptance),
    extendOffer: changing(extendOffer),
    confirmStart: changing((change, id, { startedOn }: { startedOn: string }) =>
      confirmStart(change, id, startedOn),
    ),
    extendStart: changing(extendStart),
  },
  placementsWords,
)
