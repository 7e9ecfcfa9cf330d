import type { ReactNode } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import { snapshotsScreens } from '#modules/snapshots/contract/snapshots.screens.ts'
import { isDraft } from '../contract/order.status.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { useOrderSteps } from './use-order-steps.ts'

type Act = Omit<MoreAct, 'key'>

const steps = [
  'activate',
  'confirmCare',
  'rejectCare',
  'sendConfirmation',
  'receiveConfirmation',
  'withdrawConfirmation',
  'restore',
  'recover',
  'void',
  'discard',
] as const
type OrderAct =
  | (typeof steps)[number]
  | 'open'
  | 'slip'
  | 'edit'
  | 'setHch'
  | 'snapshots'
  | 'counterparty'

interface OrderActs {
  /** Those that are named, in that order. */
  pick: (...keys: readonly OrderAct[]) => MoreAct[]
  dialog: ReactNode
}

/** Everything that can be done with an order, wherever it is offered. */
export function useOrderActs(order: OrderRecord): OrderActs {
  const text = useText()
  const { take, toggleHch, dialog } = useOrderSteps(order)
  const { label: hch } = useHchWords()
  const { can } = order
  const step = (key: string): Act => ({
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    danger: ['void', 'discard'].includes(key),
  })
  const acts = {
    ...useWays(order),
    ...Object.fromEntries(steps.map((key) => [key, step(key)])),
    setHch: {
      label: text(order.hch ? 'actions.hchNo' : 'actions.hchYes', { hch }),
      can: can['setHch'],
      act: toggleHch,
    },
  } as Record<OrderAct, Act>
  return { pick: (...keys) => keys.map((key) => ({ key, ...acts[key] })), dialog }
}

/** Acts that lead to another screen. */
function useWays({ id, can, counterparty, ...order }: OrderRecord) {
  const text = useText()
  const go = useGo()
  const seesSlip = useMay('view', 'Orders View') && !isDraft(order)
  const seesSnapshots = useMay('view', 'Order Snapshots') && !isDraft(order)
  const params = { id }
  return {
    open: {
      label: text('actions.open'),
      can: true,
      act: () => go(ordersScreens.order, { params }),
    },
    slip: {
      label: text('screens.orderSlip'),
      can: seesSlip || undefined,
      act: () => go(ordersScreens.orderSlip, { params }),
    },
    edit: {
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(ordersScreens.editOrder, { params }),
    },
    snapshots: {
      label: text('record.snapshots', { count: order.snapshotCount }),
      can: seesSnapshots || undefined,
      act: () => go(snapshotsScreens.orderSnapshots, { params }),
    },
    counterparty: {
      label: text('actions.counterparty'),
      can: counterparty ? true : undefined,
      act: () => go(ordersScreens.order, { params: { id: counterparty?.id ?? '' } }),
    },
  } satisfies Partial<Record<OrderAct, Act>>
}

const ofRow = [
  'open',
  'edit',
  'confirmCare',
  'rejectCare',
  'activate',
  'slip',
  'restore',
  'recover',
  'void',
  'discard',
] as const

/** What an order offers in the menu of its row. */
export function useOrderRowActs(order: OrderRecord): RecordActs {
  const { pick, dialog } = useOrderActs(order)
  return { acts: pick(...ofRow), dialog }
}
