export const snapshotsEn = {
  screens: {
    orderSnapshots: 'Order snapshots',
    orderSnapshot: 'Snapshot',
  },
  subjects: {
    'Order Snapshots': 'Order snapshots',
  },
  reasons: {
    sameAsSnapshot: 'Change the order first: the newest snapshot is the same',
    provesCare: 'Proves CARE; cannot be deleted',
    currencyDiffers: 'The snapshot is in another currency',
  },
} as const
