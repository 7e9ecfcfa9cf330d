import type { Translated } from '#kit/contract/strings.ts'
import type { snapshotsEn } from './strings.en.ts'

export const snapshotsFr: Translated<typeof snapshotsEn> = {
  screens: {
    orderSnapshots: 'Instantanés de l’ordre',
    orderSnapshot: 'Instantané',
  },
  subjects: {
    'Order Snapshots': 'Instantanés des ordres',
  },
  reasons: {
    sameAsSnapshot: 'Le plus récent instantané contient la même chose',
    provesCare: 'Il prouve que CARE a été confirmée et reste',
    currencyDiffers: 'L’instantané est dans une autre monnaie',
  },
}
