import { bulkAct, type BulkAct } from '#kit/server/bulk/bulk-act.ts'
import { listWithOwn } from '#kit/contract/own-list.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { orderList } from '../contract/order.list.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'
import { readMarks } from './care-marks.ts'
import { editOrder } from './edit-order.ts'
import { markConfirmation, setHch, type ConfirmationStep } from './mark-order.ts'
import { orderListSource } from './order-list.queries.ts'
import { loadAnyOrder, loadOrder } from './order.queries.ts'
import { orderSteps } from './order.steps.ts'
import { takeBackEdit } from './take-back-edit.ts'

const ofOrders = {
  words: { en: ordersEn, fr: ordersFr },
  table: 'orders',
  hold: orderSteps.hold,
  nameOf: async (change, id) => (await loadAnyOrder(change.db, id, change)).number,
  async list(change) {
    const own = await readActiveFields(change.db, 'order')
    const asked = { ...change, action: 'view', own } as const
    return {
      list: listWithOwn(orderList, own),
      source: (query) => orderListSource(change.db, asked, query),
    }
  },
} satisfies Partial<BulkAct>

/** Gives orders to another user; taken back, CARE is as it was too. */
export const assignOrders = bulkAct<{ assigneeId: string }>()({
  ...ofOrders,
  key: 'orders.assign',
  async take(one, id, { assigneeId }) {
    const { assigneeId: before } = await loadOrder(one.db, id, one)
    const marked = await readMarks(one.db, id)
    await editOrder(one, id, { assigneeId })
    return { assigneeId: before, marked }
  },
  undo: (one, id, { assigneeId, marked }) =>
    takeBackEdit(one, id, { fields: { assigneeId }, marked }),
})

/** Takes a step of the written confirmation. */
export const markConfirmations = bulkAct<{ step: ConfirmationStep }>()({
  ...ofOrders,
  key: 'orders.confirmation',
  take: (one, id, { step }) => markConfirmation(one, id, step),
})

/** Sets the organisation's own mark. */
export const markHch = bulkAct<{ hch: boolean }>()({
  ...ofOrders,
  key: 'orders.hch',
  async take(one, id, { hch }) {
    await setHch(one, id, hch)
    return { hch: !hch }
  },
  undo: (one, id, { hch }) => setHch(one, id, hch),
})

export const orderBulkActs = [assignOrders, markConfirmations, markHch]
