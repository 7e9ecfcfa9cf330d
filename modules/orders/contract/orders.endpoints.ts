import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { dateSchema, idSchema, namedSchema } from '#kit/contract/fields.ts'
import { addressee } from '#modules/shareholders/contract/addressee.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import {
  holder,
  orderEvidence,
  orderPreview,
  orderTerms,
  shareholderLedger,
} from './ledger-answers.ts'
import { financialFields, order } from './order.ts'
import { changedOrder, newOrder } from './order.rules.ts'
import { orderList } from './order.list.ts'
import { careStatus, confirmationStatus, orderStatus } from './order.status.ts'
import { ordersSubjects } from './orders.subjects.ts'

const { may } = ordersSubjects

const people = {
  shareholder: holder,
  assignee: namedSchema,
  sharedWith: z.nullable(namedSchema),
  /** Of a buy against today's price, of a sale as it was realised. */
  performance: z.nullable(z.string()),
  version: z.int(),
}

/** What a draft may lack. */
const missingInDrafts = {
  number: z.nullable(order.fields.number.schema),
  tradedOn: z.nullable(order.fields.tradedOn.schema),
  volume: z.nullable(order.fields.volume.schema),
  price: z.nullable(order.fields.price.schema),
  turnover: z.nullable(order.fields.turnover.schema),
}

export const orderRecord = z.extend(order.record, {
  ...people,
  ...missingInDrafts,
  /** In which price and turnover are; another than the organisation's only where the order is void. */
  currency: z.string(),
  /** Null where the reader does not see the shareholder. */
  addressee: z.nullable(addressee),
  careBy: z.nullable(z.string()),
  confirmationBy: z.nullable(z.string()),
  enteredBy: z.nullable(z.string()),
  counterparty: z.nullable(
    z.strictObject({ id: idSchema, number: z.string(), shareholderName: z.string() }),
  ),
  snapshotCount: z.int(),
  can: canSchema,
})
export type OrderRecord = z.infer<typeof orderRecord>

const orderRow = z.extend(order.row, { ...people, ...missingInDrafts, snapshotCount: z.int() })
export type OrderRow = z.infer<typeof orderRow>
/** What a draft may lack is there once an order has been entered. */
export type Entered<Order> = Order & Record<keyof typeof missingInDrafts, string>

const sideTotals = z.strictObject({ count: z.int(), volume: z.string(), turnover: z.string() })

/** Sums of the active orders among those that match, over all pages. */
export const orderTotals = z.strictObject({
  count: z.int(),
  voided: z.int(),
  buys: sideTotals,
  sells: sideTotals,
  /** Buys and sells together. */
  gross: z.strictObject({ volume: z.string(), turnover: z.string() }),
  /** Buys less sells. */
  net: z.strictObject({ volume: z.string(), turnover: z.string() }),
})
export type OrderTotals = z.infer<typeof orderTotals>

const words = z.nullable(z.strictObject({ en: z.string(), fr: z.string() }))

const anyView = { anyOf: [may('view', 'Orders List'), may('view', 'Orders View')] } as const

const problems = [
  'wrongState',
  'orderIsVoid',
  'orderIsDraft',
  'shareholderArchived',
  'fourEyes',
  'careOfAnother',
  'careTooLong',
  'shortfall',
]

/** A step of one order, which answers with it as it is then. */
export const step = <
  M extends { transitions: object },
  const Step extends keyof M['transitions'] & string,
  const Noun extends string,
>(
  machine: M,
  name: Step,
  noun: Noun,
) => stepEndpoint(machine, name, { path: `/orders/{id}/${noun}`, output: orderRecord, problems })

export const reason = saidSchema(400)

/** What of a transfer the ledgers look at. */
const transferTerms = z.strictObject({
  fromShareholderId: idSchema,
  toShareholderId: idSchema,
  ...pick(order.create.shape, ['tradedOn', 'tradedAt', 'volume', 'price', 'priceReason']),
})

export const ordersEndpoints = {
  listOrders: defineEndpoint({
    method: 'GET',
    path: '/orders',
    access: may('view', 'Orders List'),
    own: 'order',
    list: orderList,
    output: pageOf(orderRow),
  }),
  totalOrders: defineEndpoint({
    summary: 'Read the totals of orders',
    method: 'GET',
    path: '/orders/totals',
    access: may('view', 'Orders List'),
    own: 'order',
    list: orderList,
    output: orderTotals,
  }),
  exportOrders: defineEndpoint({
    method: 'GET',
    path: '/orders/export',
    access: may('export', 'Orders List'),
    own: 'order',
    list: orderList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  /** To whom an order can be assigned, and with whom it can be shared. */
  listOrderUsers: defineEndpoint({
    method: 'GET',
    path: '/orders/users',
    access: anyView,
    output: z.strictObject({
      data: z.array(z.extend(namedSchema, { mayBeAssigned: z.boolean() })),
    }),
  }),
  /** What the organisation calls its own mark of an order; null stands for HCH. */
  readHchWords: defineEndpoint({
    method: 'GET',
    path: '/orders/hch-words',
    access: anyView,
    output: z.strictObject({ label: words, help: words }),
  }),
  /** The price that is proposed for an order, and the holding that it changes. */
  readOrderTerms: defineEndpoint({
    method: 'GET',
    path: '/orders/terms',
    access: { anyOf: [may('create', 'Orders Edit'), may('update', 'Orders Edit')] },
    query: z.object({ tradedOn: dateSchema, shareholderId: z.optional(idSchema) }),
    output: orderTerms,
  }),
  readOrder: defineEndpoint({
    method: 'GET',
    path: '/orders/{id}',
    access: anyView,
    own: 'order',
    output: orderRecord,
  }),
  addOrder: defineEndpoint({
    method: 'POST',
    path: '/orders',
    access: may('create', 'Orders Edit'),
    own: 'order',
    body: newOrder,
    output: orderRecord,
    status: 201,
    idempotent: true,
    problems: ['shortfall'],
  }),
  /** A sale by one shareholder that is a buy of another, as one. Answers the sale. */
  addTransfer: defineEndpoint({
    method: 'POST',
    path: '/orders/transfers',
    access: may('create', 'Orders Edit'),
    own: 'order',
    body: z.extend(transferTerms, pick(order.create.shape, ['assigneeId', 'note'])),
    output: orderRecord,
    status: 201,
    idempotent: true,
    problems: ['shortfall'],
  }),
  /** What a transfer would do to both holdings; refused as the transfer itself would be. */
  previewTransfer: defineEndpoint({
    method: 'POST',
    path: '/orders/transfers/preview',
    access: may('create', 'Orders Edit'),
    body: transferTerms,
    output: orderPreview,
  }),
  /** What a new order, or a change of one, would do to every later order. */
  previewOrder: defineEndpoint({
    method: 'POST',
    path: '/orders/preview',
    // Whoever voids or restores an order is shown what that does, too.
    access: {
      anyOf: [
        may('create', 'Orders Edit'),
        may('delete', 'Orders Edit'),
        may('restore', 'Orders Edit'),
      ],
    },
    body: z.strictObject({
      /** The order that would be changed; left out for a new one. */
      orderId: z.optional(idSchema),
      /** Leave the order out, as if it were void. */
      isVoid: z.optional(z.boolean()),
      ...pick(order.create.shape, [...financialFields, 'priceReason']),
    }),
    output: orderPreview,
  }),
  editOrder: defineEndpoint({
    method: 'PATCH',
    path: '/orders/{id}',
    access: may('update', 'Orders Edit'),
    own: 'order',
    body: changedOrder,
    output: orderRecord,
    ifMatch: true,
    problems: ['shortfall', 'wrongState', 'orderIsDraft'],
  }),
  voidOrder: step(orderStatus, 'void', 'voiding'),
  restoreOrder: step(orderStatus, 'restore', 'restoration'),
  confirmCare: stepEndpoint(careStatus, 'confirmCare', {
    path: '/orders/{id}/care-confirmation',
    output: orderRecord,
    problems,
    also: { note: z.optional(z.nullable(reason)) },
  }),
  rejectCare: step(careStatus, 'rejectCare', 'care-rejection'),
  withdrawCare: step(careStatus, 'withdrawCare', 'care-withdrawal'),
  /** What CARE is decided by: the price beside the list's, and the holding before and after. */
  readOrderEvidence: defineEndpoint({
    method: 'GET',
    path: '/orders/{id}/evidence',
    access: anyView,
    output: orderEvidence,
  }),
  sendConfirmation: step(confirmationStatus, 'sendConfirmation', 'confirmation-sending'),
  receiveConfirmation: step(confirmationStatus, 'receiveConfirmation', 'confirmation-receipt'),
  withdrawConfirmation: step(confirmationStatus, 'withdrawConfirmation', 'confirmation-withdrawal'),
  setHch: defineEndpoint({
    summary: 'Set the HCH mark of an order',
    method: 'POST',
    path: '/orders/{id}/hch',
    access: may('update', 'Orders View'),
    body: z.strictObject({ hch: z.boolean() }),
    output: orderRecord,
    ifMatch: true,
    problems,
  }),
  readOrderHistory: defineEndpoint({
    method: 'GET',
    path: '/orders/{id}/history',
    access: anyView,
    output: historyOutput,
  }),
  /** The purchase history: whoever sees the shareholder sees all of it, as of any day. */
  readShareholderLedger: defineEndpoint({
    method: 'GET',
    path: '/shareholders/{id}/ledger',
    access: anyView,
    query: z.object({ asOf: z.optional(dateSchema) }),
    output: shareholderLedger,
  }),
}

function pick<T extends object, const K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}
