import type { ApplicationStatus } from '#modules/applications/contract/application.status.ts'

/** Whoever an application is assigned to takes the next step. */
export const reviewedNext: ReadonlySet<ApplicationStatus> = new Set([
  'submitted',
  'inReview',
  'infoRequested',
])

/** A second person decides next. */
export const decidedNext: ReadonlySet<ApplicationStatus> = new Set([
  'recommendedApprove',
  'recommendedReject',
])
