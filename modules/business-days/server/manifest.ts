import type { ServerModule } from '#kit/server/server-module.ts'
import { businessDaysHandlers } from './business-days.handlers.ts'
import { businessDaysEn } from '../contract/strings.en.ts'
import { businessDaysFr } from '../contract/strings.fr.ts'
import { businessDaysActsEn } from './act-strings.en.ts'
import { businessDaysActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['closures'],
  served: () => businessDaysHandlers,
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: businessDaysActsEn.audited,
        fr: businessDaysActsFr.audited,
        words: { en: businessDaysEn, fr: businessDaysFr },
        open: ['closure'],
      },
    ],
  },
}
