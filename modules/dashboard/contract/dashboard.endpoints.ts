import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'

const count = z.int()

/** The six numbers beside the navigation; each is the total that its list shows the person. */
export const badgeCounts = z.strictObject({
  applicationsApproved: count,
  applicationsPending: count,
  applicationsRejected: count,
  sttAwaitingApproval: count,
  sttFundingPending: count,
  sttFundingApproved: count,
})

export const dashboardEndpoints = {
  badgeCounts: defineEndpoint({
    summary: 'Count what waits for somebody',
    method: 'GET',
    path: '/badge-counts',
    access: { signedIn: true },
    output: badgeCounts,
  }),
}
