import { useAnswer } from '#kit/web/api-query.ts'
import type { Option } from '#kit/web/form/reference-options.ts'
import { applicationsEndpoints } from '#modules/applications/contract/applications.endpoints.ts'
import {
  participantsEndpoints,
  type ParticipantPath,
} from '#modules/participants/contract/participants.endpoints.ts'

const { listApplications, readApplication } = applicationsEndpoints

/** The placements of a participant that training is funded beside; null until they are known. */
export function usePlacements(participantId: string): Option[] | null {
  const { data } = useAnswer(
    participantsEndpoints.readParticipant,
    { params: { id: participantId } },
    { enabled: participantId !== '' },
  )
  return data ? data.paths.flatMap(optionsOf) : null
}

/** Accepted, or under way. */
function optionsOf({ placementId, standing, ...path }: ParticipantPath): Option[] {
  if (!placementId || (standing !== 'accepted' && standing !== 'active')) return []
  const label = [path.placementReference, path.positionTitle, path.employerName]
    .filter(Boolean)
    .join(' · ')
  return [{ value: placementId, label }]
}

/** Who is signed in as a participant, as their latest approved application has them. */
export function useOwnParticipant(isEmployee: boolean): string | undefined {
  const query = { stage: 'approved' } as const
  const approved = useAnswer(listApplications, { query }, { enabled: isEmployee })
  const id = approved.data?.data[0]?.id
  const record = useAnswer(
    readApplication,
    { params: { id: id ?? '' } },
    { enabled: isEmployee && id !== undefined },
  )
  return record.data?.participant?.id
}
