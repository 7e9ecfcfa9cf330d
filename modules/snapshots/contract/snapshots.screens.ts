import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/orders'

export const snapshotsScreens = defineScreens({
  orderSnapshots: { path: '/orders/{id}/snapshots', subject: 'Order Snapshots', navActiveLink },
  orderSnapshot: {
    path: '/orders/{id}/snapshots/{sid}',
    subject: 'Order Snapshots',
    navActiveLink,
  },
})
