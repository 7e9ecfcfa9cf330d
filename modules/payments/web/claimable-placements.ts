import { useAnswer } from '#kit/web/api-query.ts'
import type { Option } from '#kit/web/form/reference-options.ts'
import {
  participantsEndpoints,
  type ParticipantPath,
} from '#modules/participants/contract/participants.endpoints.ts'

const begun = ['active', 'completed', 'ended']

/** The placements of a participant whose first day has come; null until they are known. */
export function useClaimablePlacements(participantId: string): Option[] | null {
  const { data } = useAnswer(
    participantsEndpoints.readParticipant,
    { params: { id: participantId } },
    { enabled: participantId !== '' },
  )
  return data ? data.paths.flatMap(optionsOf) : null
}

function optionsOf({ placementId, standing, ...path }: ParticipantPath): Option[] {
  if (!placementId || !begun.includes(standing)) return []
  const label = [path.placementReference, path.positionTitle].filter(Boolean).join(' · ')
  return [{ value: placementId, label }]
}
