import type { Translated } from '#kit/contract/strings.ts'
import type { statisticsActsEn } from './act-strings.en.ts'

export const statisticsActsFr: Translated<typeof statisticsActsEn> = {
  audited: {
    statistics: {
      monthClosed: 'a clôturé un mois',
    },
  },
}
