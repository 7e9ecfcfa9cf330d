export const statisticsEn = {
  screens: {
    statistics: 'Statistics',
    monthlyInvestments: 'Monthly investments',
    monthlyCareInvestments: 'Monthly care confirmed investments',
  },
  navigation: {
    statistics: 'Overview',
    monthlyInvestments: 'Monthly investments',
    monthlyCareInvestments: 'Care confirmed',
  },
  subjects: {
    Statistics: 'Statistics',
    'Monthly Investments': 'Monthly investments',
    'Monthly Care Confirmed Investments': 'Monthly care confirmed investments',
  },
} as const
