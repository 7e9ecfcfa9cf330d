import type { ServerModule } from '#kit/server/server-module.ts'
import { foldMonthSums } from './fold-month-sums.ts'
import { assignedOrders } from './open-work.ts'
import { searchableOrders } from './order.search.ts'
import { orderParent } from './order-parent.ts'
import { orderImport } from './order.import.ts'
import { ordersBulkHandlers } from './orders-bulk.handlers.ts'
import { ordersHandlers } from './orders.handlers.ts'
import { ownFieldsOfOrders } from './own-fields-of-orders.ts'
import { purgeDrafts } from './purge-drafts.ts'
import { purgeSnapshots } from './purge-snapshots.ts'
import { orderBulkActs } from './change-many.ts'
import { ordersJobsEn } from './job-strings.en.ts'
import { ordersJobsFr } from './job-strings.fr.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'
import { ordersHistoryEn } from '../contract/history-strings.en.ts'
import { ordersHistoryFr } from '../contract/history-strings.fr.ts'
import { ordersPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['order_month_changes', 'order_month_sums', 'order_numbers', 'order_snapshots', 'orders'],
  served: () => [...ordersHandlers, ...ordersBulkHandlers],
  jobs: () => [foldMonthSums, purgeDrafts, purgeSnapshots],
  jobWords: { area: 'investors', en: ordersJobsEn, fr: ordersJobsFr },
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: { orders: ordersHistoryEn.history },
        fr: { orders: ordersHistoryFr.history },
        words: { en: ordersEn, fr: ordersFr },
      },
    ],

    bulkActs: () => orderBulkActs,
    openWork: () => [assignedOrders],
    ownFieldBearers: () => [ownFieldsOfOrders],
    importTargets: () => [orderImport],
    parents: () => [orderParent],
    searchables: () => [searchableOrders],
    personalData: () => [ordersPersonalData],
  },
}
