import * as z from 'zod/mini'
import { defineEndpoint, pageOf } from '#kit/contract/define-endpoint.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { sharePricesSubjects } from './share-prices.subjects.ts'
import { sharePrice } from './share-price.ts'

const { may } = sharePricesSubjects

export const sharePriceRecord = sharePrice.record
export type SharePriceRecord = z.infer<typeof sharePriceRecord>

const sharePriceRow = z.extend(sharePrice.row, { version: z.int() })
export type SharePriceRow = z.infer<typeof sharePriceRow>

export const sharePriceList = defineList({
  sorts: ['effectiveOn', 'price'],
  defaultSort: '-effectiveOn',
  filters: { effectiveOn: { kind: 'date' } },
  search: false,
  tableState: 'sharePricesTableState',
})

export const sharePricesEndpoints = {
  listSharePrices: defineEndpoint({
    method: 'GET',
    path: '/share-prices',
    access: may('view', 'Settings Share Prices'),
    list: sharePriceList,
    output: pageOf(sharePriceRow),
  }),
  addSharePrice: defineEndpoint({
    method: 'POST',
    path: '/share-prices',
    access: may('configure', 'Settings Share Prices'),
    body: sharePrice.create,
    output: sharePriceRecord,
    status: 201,
    idempotent: true,
  }),
  editSharePrice: defineEndpoint({
    method: 'PATCH',
    path: '/share-prices/{id}',
    access: may('configure', 'Settings Share Prices'),
    body: sharePrice.update,
    output: sharePriceRecord,
    ifMatch: true,
  }),
}
