import type { ServerModule } from '#kit/server/server-module.ts'
import { statisticsHandlers } from './statistics.handlers.ts'
import { statisticsEn } from '../contract/strings.en.ts'
import { statisticsFr } from '../contract/strings.fr.ts'
import { statisticsActsEn } from './act-strings.en.ts'
import { statisticsActsFr } from './act-strings.fr.ts'
import { statisticsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['closed_month_orders', 'closed_month_sources', 'closed_months'],
  served: () => statisticsHandlers,
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: statisticsActsEn.audited,
        fr: statisticsActsFr.audited,
        words: { en: statisticsEn, fr: statisticsFr },
      },
    ],
    personalData: () => [statisticsPersonalData],
  },
}
