import { useCallback, useMemo } from 'react'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { changeRequestList } from '../contract/change-request.list.ts'
import { changeRequestsEndpoints } from '../contract/change-requests.endpoints.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'
import { changeRequestColumns } from './change-request.columns.tsx'
import { changeRequestTabs, tabSorts } from './change-request-tabs.ts'
import { useAssigneeFilter } from './references.ts'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

const recordMenu = recordMenuOf(changeRequestsEndpoints.readChangeRequest, () =>
  import('./use-change-request-acts.tsx').then((m) => m.useChangeRequestActs),
)
const peek = peekOf(changeRequestsEndpoints.readChangeRequest, () =>
  import('./ChangeRequestPeek.tsx').then((m) => m.ChangeRequestPeek),
)

/** Found from the application, where its changes stand. */
const never = ['applicationId']
const ofStaff = ['programId', 'assigneeId', 'side']

/** Only filters that can find something. */
function endpointFor(isStaff: boolean) {
  const without = [...never, ...(isStaff ? [] : ofStaff)]
  const filters = Object.fromEntries(
    Object.entries(changeRequestList.filters).filter(([field]) => !without.includes(field)),
  )
  return { ...changeRequestsEndpoints.listChangeRequests, list: { ...changeRequestList, filters } }
}

/** What is asked to be otherwise than approved: of staff the queue, of an employer its own. */
export function ChangeRequestList() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const ability = usePortalAbility()
  const mayExport = useMay('export', 'Change Requests')
  const search = useSearchParameters()
  const endpoint = useMemo(() => endpointFor(isStaff), [isStaff])
  const columns = useMemo(() => changeRequestColumns(isStaff), [isStaff])
  const sees = useCallback(
    (group: string) =>
      group === 'review' ? isStaff : ability.can('view', 'Change Requests', group),
    [ability, isStaff],
  )
  return (
    <ListScreen
      endpoint={endpoint}
      columns={columns}
      sees={sees}
      rowName={(row) => [row.name, row.reference].filter(Boolean).join(', ')}
      opens={({ id }) => ({ screen: changeRequestsScreens.changeRequest, params: { id } })}
      references={references}
      above={
        <FilterTabs
          of={changeRequestTabs}
          screen={changeRequestsScreens.changeRequests}
          sorts={tabSorts}
          endpoint={endpoint}
        />
      }
      tabFilters={changeRequestTabs.filtersAt(search)}
      recordMenu={recordMenu}
      peek={peek}
      {...(mayExport && { exportEndpoint: changeRequestsEndpoints.exportChangeRequests })}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
