import type { ServerModule } from '#kit/server/server-module.ts'
import { foldMonthSums } from './fold-month-sums.ts'
import { assignedOrders } from './open-work.ts'
import { searchableOrders } from './order.search.ts'
import { orderParent } from './order-parent.ts'
import { orderImport } from './order.import.ts'
import { ordersBulkHandlers } from './orders-bulk.handlers.ts'
import { ordersHandlers } from './orders.handlers.ts'
import { purgeDrafts } from './purge-drafts.ts'
import { purgeSnapshots } from './purge-snapshots.ts'
import { orderBulkActs } from './change-many.ts'
import { ordersJobsEn } from './job-strings.en.ts'
import { ordersJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['order_month_changes', 'order_month_sums', 'order_numbers', 'order_snapshots', 'orders'],
  served: () => [...ordersHandlers, ...ordersBulkHandlers],
  jobs: () => [foldMonthSums, purgeDrafts, purgeSnapshots],
  jobWords: { area: 'investors', en: ordersJobsEn, fr: ordersJobsFr },
  offers: {
    bulkActs: () => orderBulkActs,
    openWork: () => [assignedOrders],
    importTargets: () => [orderImport],
    parents: () => [orderParent],
    searchables: () => [searchableOrders],
  },
}
