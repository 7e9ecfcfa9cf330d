import { MonitoringList } from './MonitoringList.tsx'

export const AllForms = () => <MonitoringList view="all" />
export const LateForms = () => <MonitoringList view="late" />
export const PendingForms = () => <MonitoringList view="pending" />
export const ApplicationForms = () => <MonitoringList view="application" />
