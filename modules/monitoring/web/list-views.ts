import type { SignedInPerson } from '#kit/web/session.ts'
import { monitoringEndpoints } from '../contract/monitoring.endpoints.ts'
import { monitoringList } from '../contract/monitoring.list.ts'

/** All forms, those late or pending, and those of one application. */
export type MonitoringView = 'all' | 'late' | 'pending' | 'application'

const open = ['timing', 'status']
const ofOne = ['programId', 'assigneeId']
/** Found from their records, where the forms stand. */
const never = ['applicationId', 'participantId']

/** The list as it makes sense on a screen and for a person: only filters that can find something. */
export function endpointOf(view: MonitoringView, type: SignedInPerson['type'] | undefined) {
  const isStaff = type === 'staff'
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
  // All of them are a register, by person; elsewhere what is due first is looked at first.
  const defaultSort =
    view === 'all' && type !== 'employee' ? 'name,dueOn' : monitoringList.defaultSort
  return { ...listMonitoringForms, list: { ...monitoringList, filters, defaultSort } }
}

/** What the screen itself asks for. */
export const fixedOf = (view: MonitoringView, applicationId: string | undefined) => ({
  ...((view === 'late' || view === 'pending') && { 'filter[timing]': view }),
  ...(view === 'application' && applicationId && { 'filter[applicationId]': applicationId }),
})
