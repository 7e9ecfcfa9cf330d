import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { useText } from '#kit/web/text.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { isDraft } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { useOrderSteps } from './use-order-steps.ts'

const nextStep = {
  notSent: 'sendConfirmation',
  sent: 'receiveConfirmation',
  received: null,
} as const satisfies Record<OrderRecord['confirmation'], string | null>

/** What one can do with an order now: what is next as buttons, the rest behind one. */
export function OrderActions({ order }: { order: OrderRecord }) {
  const text = useText()
  const go = useGo()
  const steps = useOrderSteps(order)
  const rarer = useRarerActs(order, steps)
  const { can, id } = order
  const next = nextStep[order.confirmation]
  const usual = ['activate', 'confirmCare', next, 'restore', 'recover'].flatMap((key) =>
    key
      ? [{ key, label: text(`transitions.${key}`), can: can[key], act: () => steps.take(key) }]
      : [],
  )
  const edit: MoreAct = {
    key: 'edit',
    label: text('actions.edit'),
    can: can['edit'],
    act: () => go(ordersScreens.editOrder, { params: { id } }),
    isAside: true,
  }
  return (
    <>
      <RecordActs acts={[...usual, edit, ...rarer]} />
      {steps.dialog}
    </>
  )
}

function useRarerActs(order: OrderRecord, steps: ReturnType<typeof useOrderSteps>): MoreAct[] {
  const text = useText()
  const go = useGo()
  const { label: hch } = useHchWords()
  const seesSnapshots = useMay('view', 'Order Snapshots') && !isDraft(order)
  const { can, counterparty } = order
  const params = { id: order.id }
  const confirmations = (
    ['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'] as const
  ).filter((step) => step !== nextStep[order.confirmation])
  const named = (key: string, danger = false): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => steps.take(key),
    danger,
  })
  const acts: MoreAct[] = [
    named('rejectCare'),
    ...confirmations.map((step) => named(step)),
    {
      key: 'setHch',
      label: text(order.hch ? 'actions.hchNo' : 'actions.hchYes', { hch }),
      can: can['setHch'],
      act: steps.toggleHch,
    },
    {
      key: 'snapshots',
      label: text('record.snapshots', { count: order.snapshotCount }),
      can: seesSnapshots || undefined,
      act: () => go(snapshotsScreens.orderSnapshots, { params }),
    },
    {
      key: 'counterparty',
      label: text('actions.counterparty'),
      can: counterparty ? true : undefined,
      act: () => go(ordersScreens.order, { params: { id: counterparty?.id ?? '' } }),
    },
    named('void', true),
    named('discard', true),
  ]
  return acts.map((act) => ({ ...act, isRare: true }))
}
