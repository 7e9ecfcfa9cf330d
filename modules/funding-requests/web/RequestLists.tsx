import { RequestList } from './RequestList.tsx'

export const AwaitingForm = () => <RequestList stage="awaitingForm" />
export const AwaitingApproval = () => <RequestList stage="awaitingApproval" />
export const Approved = () => <RequestList stage="approved" />
export const Ended = () => <RequestList stage="ended" />
