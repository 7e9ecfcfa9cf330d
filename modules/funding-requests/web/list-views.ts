import type { RequestStage } from '../contract/funding-request.ts'
import { requestList } from '../contract/funding-request.list.ts'
import { requestStates, requestStatus } from '../contract/funding-request.status.ts'
import { fundingRequestsEndpoints } from '../contract/funding-requests.endpoints.ts'

/** Found from their records, where the requests stand. */
const never = ['applicationId', 'participantId', 'placementId']
const ofStaff = ['programId', 'assigneeId', 'side']
/** What a form tells once it is filled in. */
const ofForm = ['providerType', 'skillFocus', 'credential', 'startsOn', 'requestedAmount']
const left: Record<RequestStage, readonly string[]> = {
  awaitingForm: [...ofForm, 'approvedAmount'],
  awaitingApproval: ['dueOn', 'approvedAmount'],
  approved: ['dueOn'],
  ended: ['dueOn'],
}
const sorts = {
  awaitingForm: 'dueOn',
  awaitingApproval: 'startsOn',
  approved: 'startsOn',
  ended: '-startsOn',
} as const

/** The list as it makes sense for a stage and a person: only filters that can find something. */
export function endpointOf(stage: RequestStage, isStaff: boolean) {
  const { status, ...others } = requestList.filters
  const choices = requestStates.filter((state) => stageOf(state) === stage)
  const without = [...never, ...left[stage], ...(isStaff ? [] : ofStaff)]
  const filters = {
    ...(choices.length > 1 && { status: { ...status, choices } }),
    ...Object.fromEntries(Object.entries(others).filter(([field]) => !without.includes(field))),
  }
  const { listFundingRequests } = fundingRequestsEndpoints
  return {
    ...listFundingRequests,
    list: { ...requestList, filters, defaultSort: sorts[stage] },
  }
}

const stageOf = (state: keyof typeof requestStatus.states) => {
  const declared: { stage?: string } = requestStatus.states[state]
  return declared.stage
}
