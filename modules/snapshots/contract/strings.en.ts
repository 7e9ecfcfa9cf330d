export const snapshotsEn = {
  screens: {
    orderSnapshots: 'Snapshots of the order',
    orderSnapshot: 'Snapshot',
  },
  subjects: {
    'Order Snapshots': 'Order snapshots',
  },
  reasons: {
    sameAsSnapshot: 'The newest snapshot holds the same',
    provesCare: 'It proves that CARE was confirmed and stays',
    currencyDiffers: 'The snapshot is in another currency',
  },
} as const
