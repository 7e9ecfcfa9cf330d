import { defineScreens } from '#kit/contract/define-screen.ts'

export const statisticsScreens = defineScreens({
  statistics: {
    path: '/statistics',
    subject: 'Statistics',
    navigation: { section: 'investors', order: 50, group: 'statistics' },
  },
  monthlyInvestments: {
    path: '/monthly-investments',
    subject: 'Monthly Investments',
    navigation: { section: 'investors', order: 51, group: 'statistics' },
  },
  monthlyCareInvestments: {
    path: '/monthly-care-investments',
    subject: 'Monthly Care Confirmed Investments',
    navigation: { section: 'investors', order: 52, group: 'statistics' },
  },
})
