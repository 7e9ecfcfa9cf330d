import { useCallback, useMemo } from 'react'
import { useMay, usePortalAbility } from '#kit/web/Can.tsx'
import { FilterTabs } from '#kit/web/list/FilterTabs.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { recordMenuOf } from '#kit/web/list/record-menus.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { useProgramOptions } from '#modules/programs/web/pieces/program-options.ts'
import { useBatchBulk } from '#modules/payment-batches/web/pieces/use-batch-bulk.tsx'
import { OverpaymentsLink } from '#modules/overpayments/web/pieces/OverpaymentsLink.tsx'
import { paymentList } from '../contract/payment.list.ts'
import { paymentsEndpoints } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { paymentColumns } from './payment.columns.tsx'
import { paymentTabs, tabSorts } from './payment-tabs.ts'
import { useAssigneeFilter } from './references.ts'
import { useApproveMany } from './use-approve-many.tsx'
import { useClaimQueue } from './use-claim-queue.ts'

const references = { programId: useProgramOptions, assigneeId: useAssigneeFilter }

const recordMenu = recordMenuOf(paymentsEndpoints.readPayment, () =>
  import('./use-payment-acts.tsx').then((m) => m.usePaymentActs),
)

/** Found from their records, where the payments stand. */
const never = ['applicationId', 'participantId', 'placementId', 'supplementId']
const ofStaff = ['programId', 'assigneeId', 'payee']

/** Only filters that can find something. */
function endpointFor(isStaff: boolean) {
  const without = [...never, ...(isStaff ? [] : ofStaff)]
  const filters = Object.fromEntries(
    Object.entries(paymentList.filters).filter(([field]) => !without.includes(field)),
  )
  return { ...paymentsEndpoints.listPayments, list: { ...paymentList, filters } }
}

/** The payments: of staff the queue, of an employer or a participant their own. */
export function PaymentList() {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const ability = usePortalAbility()
  const mayExport = useMay('export', 'Payments')
  const mayPay = useMay('pay', 'Payments')
  const search = useSearchParameters()
  const endpoint = useMemo(() => endpointFor(isStaff), [isStaff])
  const columns = useMemo(() => paymentColumns(isStaff), [isStaff])
  const batch = useBatchBulk()
  const approval = useApproveMany()
  const queue = useClaimQueue()
  const mayDecide = useMay('decide', 'Payments')
  const tab = paymentTabs.openAt(search)
  const sees = useCallback(
    (group: string) => (group === 'review' ? isStaff : ability.can('view', 'Payments', group)),
    [ability, isStaff],
  )
  return (
    <>
      <ListScreen
        endpoint={endpoint}
        columns={columns}
        sees={sees}
        rowName={(row) => [row.name, row.reference].filter(Boolean).join(', ')}
        opens={({ id }) => ({ screen: paymentsScreens.payment, params: { id } })}
        references={references}
        {...(isStaff && {
          above: (
            <FilterTabs
              of={paymentTabs}
              screen={paymentsScreens.payments}
              sorts={tabSorts}
              endpoint={endpoint}
            />
          ),
          tabFilters: paymentTabs.filtersAt(search),
        })}
        {...(mayPay && tab === 'approved' && { bulkActions: batch.bulkActions })}
        {...(mayDecide && tab === 'toApprove' && { bulkActions: approval.bulkActions })}
        {...queue}
        recordMenu={recordMenu}
        {...(mayExport && { exportEndpoint: paymentsEndpoints.exportPayments })}
        actions={
          <>
            <OverpaymentsLink />
            <ClaimButton />
          </>
        }
        emptyAction={<ClaimButton />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
      />
      {batch.dialog}
      {approval.dialog}
    </>
  )
}

function ClaimButton() {
  const text = useText()
  const mayClaim = useMay('create', 'Payments')
  if (!mayClaim) return null
  return <ScreenButton screen={paymentsScreens.newClaim}>{text('actions.claim')}</ScreenButton>
}
