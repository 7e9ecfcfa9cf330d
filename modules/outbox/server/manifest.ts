import type { ServerModule } from '#kit/server/server-module.ts'
import { outboxHandlers } from './outbox.handlers.ts'
import { forgetErased } from './forget-erased.ts'
import { outboxJobsEn } from './job-strings.en.ts'
import { outboxJobsFr } from './job-strings.fr.ts'
import { outboxBulkActs } from './steer-many.ts'
import { outboxEn } from '../contract/strings.en.ts'
import { outboxFr } from '../contract/strings.fr.ts'
import { outboxActsEn } from './act-strings.en.ts'
import { outboxActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  served: (product) => outboxHandlers(product),
  jobs: () => [forgetErased],
  jobWords: { area: 'operation', en: outboxJobsEn, fr: outboxJobsFr },
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
