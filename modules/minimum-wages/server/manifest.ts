import type { ServerModule } from '#kit/server/server-module.ts'
import { minimumWagesHandlers } from './minimum-wages.handlers.ts'
import { minimumWagesEn } from '../contract/strings.en.ts'
import { minimumWagesFr } from '../contract/strings.fr.ts'
import { minimumWagesActsEn } from './act-strings.en.ts'
import { minimumWagesActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['minimum_wages'],
  served: () => minimumWagesHandlers,
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: minimumWagesActsEn.audited,
        fr: minimumWagesActsFr.audited,
        words: { en: minimumWagesEn, fr: minimumWagesFr },
        open: ['minimumWage'],
      },
    ],
  },
}
