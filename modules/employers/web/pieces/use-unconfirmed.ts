import { useRecord } from '#kit/web/api-query.ts'
import { proposalsEndpoints } from '../../contract/proposals.endpoints.ts'

/** Where the proposals stand on the screen. */
export const proposalsId = 'employer-proposals'

/**
 * Whether two contacts applied for an employer and staff have dealt with neither; an application that
 * named another one than is on file waits for that.
 */
export function useUnconfirmed(employerId: string, applicationId: string) {
  const { data } = useRecord(proposalsEndpoints.readEmployerProposals, { id: employerId })
  if (!data || data.isProven) return null
  const others = data.data.filter(({ changes }) => changes['contactEmail'])
  if (others.length === 0) return null
  return { waits: others.some((each) => each.applicationId === applicationId) }
}
