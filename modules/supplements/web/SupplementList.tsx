import { useCallback, useMemo } from 'react'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { peekOf } from '#kit/web/list/peek.ts'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { supplementList } from '../contract/supplement.list.ts'
import { supplementsEndpoints } from '../contract/supplements.endpoints.ts'
import { supplementsScreens } from '../contract/supplements.screens.ts'
import { useAssigneeFilter } from './references.ts'
import { supplementColumns } from './supplement.columns.tsx'
import { supplementTabs, tabSorts } from './supplement-tabs.ts'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

const recordMenu = recordMenuOf(supplementsEndpoints.readSupplement, () =>
  import('./use-supplement-acts.tsx').then((m) => m.useSupplementActs),
)
const peek = peekOf(supplementsEndpoints.readSupplement, () =>
  import('./SupplementPeek.tsx').then((m) => m.SupplementPeek),
)

/** Found from their records, where the supplements stand. */
const never = ['applicationId', 'participantId', 'placementId']
const ofStaff = ['programId', 'assigneeId']

/** Only filters that can find something. */
function endpointFor(isStaff: boolean) {
  const without = [...never, ...(isStaff ? [] : ofStaff)]
  const filters = Object.fromEntries(
    Object.entries(supplementList.filters).filter(([field]) => !without.includes(field)),
  )
  return { ...supplementsEndpoints.listSupplements, list: { ...supplementList, filters } }
}

/** The supplements: of staff the queue, of an employer or a participant their own. */
export function SupplementList() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const ability = usePortalAbility()
  const mayExport = useMay('export', 'Supplements')
  const search = useSearchParameters()
  const endpoint = useMemo(() => endpointFor(isStaff), [isStaff])
  const columns = useMemo(() => supplementColumns(isStaff), [isStaff])
  const sees = useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', 'Supplements', group)),
    [ability, isStaff],
  )
  return (
    <ListScreen
      endpoint={endpoint}
      columns={columns}
      sees={sees}
      rowName={(row) => [row.name, row.reference].filter(Boolean).join(', ')}
      opens={({ id }) => ({ screen: supplementsScreens.supplement, params: { id } })}
      references={references}
      above={
        <FilterTabs
          of={supplementTabs}
          screen={supplementsScreens.supplements}
          sorts={tabSorts}
          endpoint={endpoint}
        />
      }
      tabFilters={supplementTabs.filtersAt(search)}
      recordMenu={recordMenu}
      peek={peek}
      {...(mayExport && { exportEndpoint: supplementsEndpoints.exportSupplements })}
      actions={<RequestButton />}
      emptyAction={<RequestButton />}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}

function RequestButton() {
  const text = useText()
  const mayRequest = useMay('create', 'Supplements')
  if (!mayRequest) return null
  return (
    <ScreenButton screen={supplementsScreens.newSupplement}>{text('actions.request')}</ScreenButton>
  )
}
