import { useAnswer } from '#kit/web/api-query.ts'
import { callApi } from '#kit/web/api-call.ts'
import type { Outcome, QueueActs, QueueOf } from '#kit/web/queue/queue-props.ts'
import { QueueScreen } from '#kit/web/queue/QueueScreen.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, ofKind } from '#modules/notes-and-tasks/contract/files.endpoints.ts'
import { order } from '../contract/order.ts'
import { ordersEndpoints, type OrderRecord, type OrderRow } from '../contract/orders.endpoints.ts'
import { ordersScreens } from '../contract/orders.screens.ts'
import { OrderEvidencePiece } from './OrderEvidencePiece.tsx'
import { orderChanged } from './pieces/order-changed.ts'
import { slipsSeen } from './slips-seen.ts'
import { useOrderSteps } from './use-order-steps.ts'

/** “A-1204 · Purchase 250 × $4.20”; without the figures for whoever sees none. */
function lineOf(row: OrderRow, side: string, spoken: ReturnType<typeof useSpoken>) {
  const { number, volume, price } = row
  const trade =
    volume == null || price == null
      ? side
      : `${side} ${spoken.number(volume)} × ${spoken.money(price)}`
  return [number, trade].filter(Boolean).join(' · ')
}

/** CARE of the orders that a list is narrowed to, one after the other. */
export function OrderQueueScreen() {
  const text = useText()
  const spoken = useSpoken()
  const queue: QueueOf<OrderRow, OrderRecord> = {
    ...fixed,
    entry: (row) => ({
      name: row.shareholder.name,
      line: lineOf(row, text(`choices.side.${row.side}`), spoken),
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
  unfiltered: { 'filter[status]': 'active', 'filter[careStatus]': 'pending' },
  // Who has waited longest comes first.
  sort: 'tradedOn',
  reads: [ordersEndpoints.readOrder, ordersEndpoints.readOrderEvidence] as const,
  readsBeside: (id: string) => [
    { endpoint: filesEndpoints.listFiles, call: ofKind({ kind: 'order', id }, 'orderSlip') },
  ],
  stateOf: ({ status, careStatus }: OrderRow | OrderRecord) =>
    status === 'active' ? careStatus : status,
  reference: ({ number }: OrderRecord) => number ?? '',
  opens: (id: string) => ({ screen: ordersScreens.order, params: { id } }),
  back: ordersScreens.orders,
  useActs: useCareActs,
  Piece: OrderEvidencePiece,
}

/** Nobody confirms what they have not seen. */
function useWaits({ id }: OrderRecord) {
  const { data } = useAnswer(ordersEndpoints.readOrderEvidence, { params: { id } })
  const slips = slipsSeen.use()
  return data && slips === id ? undefined : 'evidenceMissing'
}

async function withdraw({ id, version }: OrderRecord) {
  orderChanged(await callApi(ordersEndpoints.withdrawCare, { params: { id }, version }))
}

/** One press confirms, since the next ten seconds take it back; a rejection asks for its reason. */
function useCareActs(record: OrderRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const outcomeOf = (after: OrderRecord): Outcome => ({
    word: text(`status.${after.careStatus}`),
    isRefusal: after.careStatus === 'rejected',
    ...(record.careStatus === 'pending' && { undo: () => withdraw(after) }),
  })
  const steps = useOrderSteps(record, (after) => done(outcomeOf(after)))
  const { can } = record
  const waits = useWaits(record)
  return {
    acts: [
      {
        letter: 'c',
        label: text('transitions.confirmCare'),
        can: can['confirmCare'],
        waits,
        isAtOnce: true,
        act: async () => outcomeOf(await steps.takeAtOnce('confirmCare')),
      },
      {
        letter: 'r',
        label: text('transitions.rejectCare'),
        can: can['rejectCare'],
        waits,
        danger: true,
        isAwaited: true,
        act: () => steps.take('rejectCare'),
      },
    ],
    dialog: steps.dialog,
  }
}
