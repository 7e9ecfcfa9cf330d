import { useAnswer } from '#kit/web/api-query.ts'
import { supplementsEndpoints } from '../../contract/supplements.endpoints.ts'

/** The supplements of a participant, as far as the person sees them; newest first. */
export const useSupplements = (participantId: string) =>
  useAnswer(supplementsEndpoints.listSupplements, {
    query: { 'filter[participantId]': participantId, perPage: '100' },
  })
