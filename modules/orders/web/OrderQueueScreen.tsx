import { callApi } from '#kit/web/api-call.ts'
import type { Outcome, QueueActs, QueueOf } from '#kit/web/queue/queue-props.ts'
import { QueueScreen } from '#kit/web/queue/QueueScreen.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord, type OrderRow } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { OrderEvidencePiece } from './OrderEvidencePiece.tsx'
import { orderChanged } from './pieces/order-changed.ts'
import { useOrderSteps } from './use-order-steps.ts'

/** CARE of the orders that a list is narrowed to, one after the other. */
export function OrderQueueScreen() {
  const text = useText()
  const spoken = useSpoken()
  const queue: QueueOf<OrderRow, OrderRecord> = {
    ...fixed,
    entry: (row) => ({
      name: row.shareholder.name,
      line: `${row.number ?? ''} · ${text(`choices.side.${row.side}`)} ${spoken.number(row.volume ?? '0')} × ${spoken.money(row.price ?? '0')}`,
      since: row.tradedOn,
    }),
    stateWord: (state) => text(`status.${state}`),
    title: ({ side, shareholder }) =>
      text('record.title', { side: text(`choices.side.${side}`), name: shareholder.name }),
  }
  return <QueueScreen queue={queue} />
}

const fixed = {
  list: ordersEndpoints.listOrders,
  entity: order,
  // Who has waited longest comes first.
  sort: 'tradedOn',
  reads: [ordersEndpoints.readOrder, ordersEndpoints.readOrderEvidence] as const,
  stateOf: ({ status, careStatus }: OrderRow | OrderRecord) =>
    status === 'active' ? careStatus : status,
  reference: ({ number }: OrderRecord) => number ?? '',
  opens: (id: string) => ({ screen: ordersScreens.order, params: { id } }),
  back: ordersScreens.orders,
  useActs: useCareActs,
  Piece: OrderEvidencePiece,
}

async function withdraw({ id, version }: OrderRecord) {
  orderChanged(await callApi(ordersEndpoints.withdrawCare, { params: { id }, version }))
}

/** One press confirms, since the next ten seconds take it back; a rejection asks for its reason. */
function useCareActs(record: OrderRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const outcomeOf = (after: OrderRecord): Outcome => ({
    word: text(`status.${after.careStatus}`),
    ...(record.careStatus === 'pending' && { undo: () => withdraw(after) }),
  })
  const steps = useOrderSteps(record, (after) => done(outcomeOf(after)))
  const { can } = record
  return {
    acts: [
      {
        letter: 'c',
        label: text('transitions.confirmCare'),
        can: can['confirmCare'],
        act: async () => outcomeOf(await steps.takeAtOnce('confirmCare')),
      },
      {
        letter: 'r',
        label: text('transitions.rejectCare'),
        can: can['rejectCare'],
        danger: true,
        act: () => void steps.take('rejectCare'),
      },
    ],
    dialog: steps.dialog,
  }
}
