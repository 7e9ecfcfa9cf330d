import type { ServerModule } from '#kit/server/server-module.ts'
import { clockworkHandlers } from './clockwork.handlers.ts'
import { clockworkActsEn } from './act-strings.en.ts'
import { clockworkActsFr } from './act-strings.fr.ts'
import { clockworkEn } from '../contract/strings.en.ts'
import { clockworkFr } from '../contract/strings.fr.ts'

export const manifest: ServerModule = {
  served: (product) => clockworkHandlers(product),
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: clockworkActsEn.audited,
        fr: clockworkActsFr.audited,
        words: { en: clockworkEn, fr: clockworkFr },
      },
    ],
  },
}
