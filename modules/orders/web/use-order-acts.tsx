import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/RecordMenu.tsx'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useText } from '#kit/web/text.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { useOrderSteps } from './use-order-steps.ts'

const grave = ['void', 'discard']

/** What an order offers in the menu of its row. */
export function useOrderActs(order: OrderRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const { take, dialog } = useOrderSteps(order)
  const { can, id } = order
  const step = (key: string): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    danger: grave.includes(key),
  })
  const acts: MoreAct[] = [
    {
      key: 'open',
      label: text('actions.open'),
      can: true,
      act: () => go(ordersScreens.order, { params: { id } }),
    },
    {
      key: 'edit',
      label: text('actions.edit'),
      can: can['edit'],
      act: () => go(ordersScreens.editOrder, { params: { id } }),
    },
    step('confirmCare'),
    step('rejectCare'),
    ...['activate', 'restore', 'recover', 'void', 'discard'].map(step),
  ]
  return { acts, dialog }
}
