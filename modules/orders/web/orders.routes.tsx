import { IconArrowsExchange } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { ordersScreens } from '../contract/orders.screens.ts'

const ofLetters = ['letters', 'letters/web/strings']

export const routes = defineRoutes(
  ordersScreens,
  {
    orders: () => import('./OrderListScreen.tsx').then((m) => m.OrderListScreen),
    orderQueue: () => import('./OrderQueueScreen.tsx').then((m) => m.OrderQueueScreen),
    newOrder: () => import('./AddOrderScreen.tsx').then((m) => m.AddOrderScreen),
    newTransfer: () => import('./AddTransferScreen.tsx').then((m) => m.AddTransferScreen),
    order: () => import('./OrderScreen.tsx').then((m) => m.OrderScreen),
    orderSlip: () => import('./slip/OrderSlipScreen.tsx').then((m) => m.OrderSlipScreen),
    editOrder: () => import('./EditOrderScreen.tsx').then((m) => m.EditOrderScreen),
  },
  {
    icons: { orders: IconArrowsExchange },
    wordsOf: { order: ofLetters },
  },
)
