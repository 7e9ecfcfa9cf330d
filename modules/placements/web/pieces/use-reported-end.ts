import { useAnswer } from '#kit/web/api-query.ts'
import { usePerson } from '#kit/web/session.ts'
import { placementsEndpoints, type PlacementRecord } from '../../contract/placements.endpoints.ts'

const nothing = {}

/** What a side said of the end of work that goes on here, for staff. */
export function useReportedEnd({ id, status }: Pick<PlacementRecord, 'id' | 'status'>) {
  const isStaff = usePerson()?.type === 'staff'
  const enabled = isStaff && status === 'active'
  const { data, error } = useAnswer(
    placementsEndpoints.readReportedEnd,
    { params: { id } },
    { enabled },
  )
  const reported = data?.reported ?? null
  const day = reported?.lastDay
  const isKnown = !enabled || data !== undefined || error !== null
  return {
    reported,
    /** What the end is recorded with at first; null until that is known. */
    initial: isKnown ? (day ? { lastWorkedOn: day, endedOn: day } : nothing) : null,
  }
}
