import type { Translated } from '#kit/contract/strings.ts'
import type { statisticsEn } from './strings.en.ts'

export const statisticsFr: Translated<typeof statisticsEn> = {
  screens: {
    statistics: 'Statistiques',
    monthlyInvestments: 'Investissements mensuels',
    monthlyCareInvestments: 'Investissements mensuels confirmés par CARE',
  },
  navigation: {
    statistics: 'Vue d’ensemble',
    monthlyInvestments: 'Investissements mensuels',
    monthlyCareInvestments: 'Confirmés par CARE',
  },
  subjects: {
    Statistics: 'Statistiques',
    'Monthly Investments': 'Investissements mensuels',
    'Monthly Care Confirmed Investments': 'Investissements mensuels confirmés par CARE',
  },
}
