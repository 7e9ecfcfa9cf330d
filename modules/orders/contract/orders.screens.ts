import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/orders'

export const ordersScreens = defineScreens({
  orders: {
    path: '/orders',
    subject: 'Orders List',
    navigation: { section: 'investors', order: 30 },
  },
  orderQueue: { path: '/orders/queue', subject: 'Orders View', navActiveLink },
  newOrder: { path: '/orders/new', subject: 'Orders Edit', act: 'create', navActiveLink },
  newTransfer: { path: '/orders/transfer', subject: 'Orders Edit', act: 'create', navActiveLink },
  order: { path: '/orders/{id}', subject: 'Orders View', navActiveLink },
  orderSlip: { path: '/orders/{id}/slip', subject: 'Orders View', navActiveLink },
  editOrder: { path: '/orders/{id}/edit', subject: 'Orders Edit', navActiveLink },
})
