import { ApplicationList } from './ApplicationList.tsx'

export const PendingApplications = () => <ApplicationList stage="pending" />
export const ApprovedApplications = () => <ApplicationList stage="approved" />
export const RejectedApplications = () => <ApplicationList stage="rejected" />
