import { useMemo } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { holdsEndpoints } from '../contract/holds.endpoints.ts'
import { holdList } from '../contract/hold.list.ts'
import { holdsScreens } from '../contract/holds.screens.ts'
import { holdColumns } from './hold.columns.tsx'
import { holdTabs } from './hold-tabs.ts'
import { PlaceHoldButton } from './pieces/PlaceHoldButton.tsx'

const references = { programId: useProgramOptions }

/** Programs are chosen by staff alone: whoever is held has few. */
const { programId: _program, ...forOutsiders } = holdList.filters
const { listHolds } = holdsEndpoints
const seenFromOutside = { ...listHolds, list: { ...holdList, filters: forOutsiders } }

/** Every hold that the person may see. */
export function HoldListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Holds')
  const isStaff = usePerson()?.type === 'staff'
  const columns = useMemo(() => holdColumns(isStaff), [isStaff])
  const endpoint = isStaff ? listHolds : (seenFromOutside as typeof listHolds)
  const search = useSearchParameters()
  return (
    <ListScreen
      endpoint={endpoint}
      columns={columns}
      rowName={(row) => row.name ?? row.reference}
      rowMark={({ status }) => (status === 'open' ? null : 'void')}
      opens={({ id }) => ({ screen: holdsScreens.hold, params: { id } })}
      references={references}
      tabFilters={holdTabs.filtersAt(search)}
      {...(mayExport && { exportEndpoint: holdsEndpoints.exportHolds })}
      actions={<PlaceHoldButton />}
      above={<FilterTabs of={holdTabs} screen={holdsScreens.holds} endpoint={endpoint} />}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
