import type { Stage } from './application.status.ts'
import { applicationsScreens } from './applications.screens.ts'

const records = {
  pending: applicationsScreens.pendingApplication,
  approved: applicationsScreens.approvedApplication,
  rejected: applicationsScreens.rejectedApplication,
} as const

const lists = {
  pending: applicationsScreens.pendingApplications,
  approved: applicationsScreens.approvedApplications,
  rejected: applicationsScreens.rejectedApplications,
} as const

/** The screen of an application that is in the stage. */
export const recordOf = (stage: Stage) => records[stage]

/** The screen of all applications in the stage. */
export const listOf = (stage: Stage) => lists[stage]
