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
    sameAsSnapshot: 'Modifiez d’abord l’ordre : l’instantané le plus récent est identique',
    provesCare: 'Prouve la vérification CARE : suppression impossible',
    currencyDiffers: 'L’instantané est dans une autre monnaie',
  },
}
