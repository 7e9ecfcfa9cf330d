import type { ServerModule } from '#kit/server/server-module.ts'
import { classificationImports } from './classification.import.ts'
import { classificationsHandlers } from './classifications.handlers.ts'
import { classificationsEn } from '../contract/strings.en.ts'
import { classificationsFr } from '../contract/strings.fr.ts'
import { classificationsActsEn } from './act-strings.en.ts'
import { classificationsActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['classification_codes'],
  served: () => classificationsHandlers,
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: classificationsActsEn.audited,
        fr: classificationsActsFr.audited,
        words: { en: classificationsEn, fr: classificationsFr },
        open: ['classificationCode'],
      },
    ],
    importTargets: () => classificationImports,
  },
}
