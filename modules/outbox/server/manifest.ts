import type { ServerModule } from '#kit/server/server-module.ts'
import { outboxHandlers } from './outbox.handlers.ts'
import { outboxBulkActs } from './steer-many.ts'
import { outboxEn } from '../contract/strings.en.ts'
import { outboxFr } from '../contract/strings.fr.ts'
import { outboxActsEn } from './act-strings.en.ts'
import { outboxActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  served: (product) => outboxHandlers(product),
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: outboxActsEn.audited,
        fr: outboxActsFr.audited,
        words: { en: outboxEn, fr: outboxFr },
        reveals: ['outbox.read'],
      },
    ],

    bulkActs: () => Object.values(outboxBulkActs),
  },
}
