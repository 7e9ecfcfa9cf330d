import { applicationList } from '../contract/application.list.ts'
import {
  applicationStatus,
  applicationStates,
  closedStates,
  type ApplicationStatus,
  type Stage,
} from '../contract/application.status.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'

const whilePending = ['reviewDueOn', 'returnsAfter', 'isMissingParticipant', 'isOnHold']
const ofStaff = ['isOnHold', 'programId', 'returnsAfter']

/** The list as it makes sense for a stage and a person: only filters that can find something. */
export function endpointOf(stage: Stage, isStaff: boolean) {
  const { status, ...others } = applicationList.filters
  const choices = applicationStates.filter((state) => isFoundIn(stage, state))
  const makesSense = ([field]: [string, unknown]) =>
    (stage === 'pending' || !whilePending.includes(field)) && (isStaff || !ofStaff.includes(field))
  const filters = {
    ...(choices.length > 1 && { status: { ...status, choices } }),
    ...Object.fromEntries(Object.entries(others).filter(makesSense)),
  }
  const { listApplications } = applicationsEndpoints
  // What is due first is looked at first; what is decided, newest first.
  const undecided = isStaff ? 'reviewDueOn' : applicationList.defaultSort
  const defaultSort = stage === 'pending' ? undecided : '-decidedAt'
  return { ...listApplications, list: { ...applicationList, filters, defaultSort } }
}

/** What was closed without a decision is found beside the rejected ones. */
export const isFoundIn = (stage: Stage, state: ApplicationStatus) =>
  applicationStatus.states[state].stage === stage ||
  (stage === 'rejected' && closedStates.some((closed) => closed === state))
