import { useCallback, useMemo } from 'react'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { monitoringEndpoints, type MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'
import { endpointOf, fixedOf, type MonitoringView } from './list-views.ts'
import { monitoringColumns } from './monitoring.columns.tsx'
import { useAssigneeFilter } from './references.ts'
import { useBulkRemind } from './use-bulk-remind.tsx'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }
const subject = 'Monitoring Forms List'

const recordMenu = recordMenuOf(monitoringEndpoints.readMonitoringForm, () =>
  import('./use-form-acts.ts').then((m) => m.useFormActs),
)

/** The monitoring forms of one screen. */
export function MonitoringList({ view }: { view: MonitoringView }) {
  const text = useText()
  const type = usePerson()?.type
  const isStaff = type === 'staff'
  const mayExport = useMay('export', subject)
  const mayRemind = useMay('decide', subject)
  const { bulkActions, dialog } = useBulkRemind()
  const { id: applicationId } = useSearchParameters()
  const queue = useFormQueue(view, mayRemind)
  const endpoint = useMemo(() => endpointOf(view, type), [view, type])
  const columns = useMemo(() => monitoringColumns(type), [type])
  const nameOf = ({ name, side, number }: MonitoringRow) => {
    const form = text(`titles.${side}`, { number })
    return name ? `${name}, ${form}` : form
  }
  return (
    <>
      <ListScreen
        endpoint={endpoint}
        fixed={{ ...fixedOf(view, applicationId), sort: endpoint.list.defaultSort }}
        columns={columns}
        sees={useSees(isStaff)}
        rowName={nameOf}
        rowMark={({ timing }) => (timing === 'late' || timing === 'veryLate' ? 'late' : null)}
        opens={({ id }) => ({ screen: monitoringScreens.monitoringForm, params: { id } })}
        references={references}
        {...(isStaff && { recordMenu })}
        {...queue}
        {...(mayRemind && { bulkActions })}
        {...(mayExport && { exportEndpoint: monitoringEndpoints.exportMonitoringForms })}
        emptyWords={{ title: text(`list.empty.${view}`), body: text(`list.emptyHint.${view}`) }}
      />
      {dialog}
    </>
  )
}

/** The queue of what was sent, where the list may have it. */
function useFormQueue(view: MonitoringView, mayDecide: boolean) {
  const chosen = useSearchParameters()['filter[status]']?.split(',') ?? []
  const hasSent = chosen.length === 0 || chosen.includes('submitted')
  if (view !== 'all' || !mayDecide || !hasSent) return {}
  return {
    queue: monitoringScreens.monitoringQueue,
    ...(chosen.length !== 1 && { queueFilter: { 'filter[status]': 'submitted' } }),
  }
}

/** Who looks after a form, the staff alone know. */
function useSees(isStaff: boolean) {
  const ability = usePortalAbility()
  return useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', subject, group)),
    [ability, isStaff],
  )
}
