export const ordersEn = {
  screens: {
    orders: 'Orders',
    newOrder: 'New order',
    order: 'Order',
    editOrder: 'Edit the order',
    orderSnapshots: 'Snapshots of the order',
    orderSnapshot: 'Snapshot',
    settingsSharePrices: 'Share prices',
  },
  navigation: {
    settingsSharePrices: 'Share prices',
  },
  subjects: {
    'Orders List': 'List of orders',
    'Orders View': 'Orders, their verification and confirmation',
    'Orders Edit': 'Entering and changing orders',
    'Order Snapshots': 'Order snapshots',
    'Settings Share Prices': 'Share prices',
  },
} as const
