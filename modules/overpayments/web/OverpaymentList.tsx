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
import { overpaymentList } from '../contract/overpayment.list.ts'
import { overpaymentsEndpoints } from '../contract/overpayments.endpoints.ts'
import { overpaymentsScreens } from '../contract/overpayments.screens.ts'
import { useAssigneeFilter } from './references.ts'
import { overpaymentColumns } from './overpayment.columns.tsx'
import { overpaymentTabs, tabSorts } from './overpayment-tabs.ts'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

const recordMenu = recordMenuOf(overpaymentsEndpoints.readOverpayment, () =>
  import('./use-overpayment-acts.tsx').then((m) => m.useOverpaymentActs),
)
const peek = peekOf(overpaymentsEndpoints.readOverpayment, () =>
  import('./OverpaymentPeek.tsx').then((m) => m.OverpaymentPeek),
)

/** Found from their records, where the overpayments stand. */
const never = ['applicationId', 'participantId', 'paymentId']
const ofStaff = ['programId', 'assigneeId', 'owedBy']

/** Only filters that can find something. */
function endpointFor(isStaff: boolean) {
  const without = [...never, ...(isStaff ? [] : ofStaff)]
  const filters = Object.fromEntries(
    Object.entries(overpaymentList.filters).filter(([field]) => !without.includes(field)),
  )
  return { ...overpaymentsEndpoints.listOverpayments, list: { ...overpaymentList, filters } }
}

/** The overpayments: of staff those that they look after, of an employer its own. */
export function OverpaymentList() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const ability = usePortalAbility()
  const mayExport = useMay('export', 'Payments')
  const search = useSearchParameters()
  const endpoint = useMemo(() => endpointFor(isStaff), [isStaff])
  const columns = useMemo(() => overpaymentColumns(isStaff), [isStaff])
  const sees = useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', 'Payments', group)),
    [ability, isStaff],
  )
  return (
    <ListScreen
      endpoint={endpoint}
      columns={columns}
      sees={sees}
      rowName={(row) => [row.name, row.reference].filter(Boolean).join(', ')}
      opens={({ id }) => ({ screen: overpaymentsScreens.overpayment, params: { id } })}
      references={references}
      above={
        <FilterTabs
          of={overpaymentTabs}
          screen={overpaymentsScreens.overpayments}
          sorts={tabSorts}
          endpoint={endpoint}
        />
      }
      tabFilters={overpaymentTabs.filtersAt(search)}
      recordMenu={recordMenu}
      peek={peek}
      {...(mayExport && { exportEndpoint: overpaymentsEndpoints.exportOverpayments })}
      emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
    />
  )
}
