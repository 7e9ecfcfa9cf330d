import { monitoringEndpoints } from '../contract/monitoring.endpoints.ts'
import { monitoringList } from '../contract/monitoring.list.ts'

/** All forms, those late or pending, and those of one application. */
export type MonitoringView = 'all' | 'late' | 'pending' | 'application'

const open = ['timing', 'status']
const ofOne = ['programId', 'assigneeId']
/** Found from their records, where the forms stand. */
const never = ['applicationId', 'participantId']

/** The list as it makes sense on a screen and for a person: only filters that can find something. */
export function endpointOf(view: MonitoringView, isStaff: boolean) {
  const left = [
    ...never,
    ...(view === 'late' || view === 'pending' ? open : []),
    ...(view === 'application' || !isStaff ? ofOne : []),
    ...(isStaff ? [] : ['side']),
  ]
  const filters = Object.fromEntries(
    Object.entries(monitoringList.filters).filter(([field]) => !left.includes(field)),
  )
  const { listMonitoringForms } = monitoringEndpoints
  return { ...listMonitoringForms, list: { ...monitoringList, filters } }
}

/** What the screen itself asks for. */
export const fixedOf = (view: MonitoringView, applicationId: string | undefined) => ({
  ...((view === 'late' || view === 'pending') && { 'filter[timing]': view }),
  ...(view === 'application' && applicationId && { 'filter[applicationId]': applicationId }),
})
