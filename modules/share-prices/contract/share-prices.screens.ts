import { defineScreens } from '#kit/contract/define-screen.ts'

export const sharePricesScreens = defineScreens({
  settingsSharePrices: {
    path: '/settings/share-prices',
    subject: 'Settings Share Prices',
    navActiveLink: '/settings',
    tab: 100,
    tabGroup: 'investorSettings',
  },
})
