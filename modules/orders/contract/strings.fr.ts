import type { Translated } from '#kit/contract/strings.ts'
import type { ordersEn } from './strings.en.ts'

export const ordersFr: Translated<typeof ordersEn> = {
  screens: {
    orders: 'Ordres',
    newOrder: 'Nouvel ordre',
    order: 'Ordre',
    editOrder: 'Modifier l’ordre',
    orderSnapshots: 'Instantanés de l’ordre',
    orderSnapshot: 'Instantané',
    settingsSharePrices: 'Cours de l’action',
  },
  navigation: {
    settingsSharePrices: 'Cours de l’action',
  },
  subjects: {
    'Orders List': 'Liste des ordres',
    'Orders View': 'Ordres, leur vérification et leur confirmation',
    'Orders Edit': 'Saisie et modification d’ordres',
    'Order Snapshots': 'Instantanés des ordres',
    'Settings Share Prices': 'Cours de l’action',
  },
}
