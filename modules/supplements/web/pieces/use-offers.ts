import { useAnswer } from '#kit/web/api-query.ts'
import { supplementsEndpoints } from '../../contract/supplements.endpoints.ts'

/** Of a participant, the placements that supplements can be requested of; none is asked for while nobody is chosen. */
export const useOffers = (participantId: string) =>
  useAnswer(
    supplementsEndpoints.listSupplementOffers,
    { query: { participantId } },
    { enabled: participantId !== '' },
  )
