import type { ServerModule } from '#kit/server/server-module.ts'
import { webhooksLetters } from '../contract/webhooks.letters.ts'
import { webhooksWords } from '../contract/words.ts'
import { webhooksActsEn } from './act-strings.en.ts'
import { webhooksActsFr } from './act-strings.fr.ts'
import { deliverWebhooks } from './deliver.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
import { webhooksJobsEn } from './job-strings.en.ts'
import { webhooksJobsFr } from './job-strings.fr.ts'
import { noticedWebhooks } from './noticed-webhooks.ts'
import { adminsBy } from './webhook-admins.ts'
import { webhooksHandlers } from './webhooks.handlers.ts'

export const manifest: ServerModule = {
  tables: ['webhook_deliveries', 'webhooks'],
  letters: Object.values(webhooksLetters),
  served: webhooksHandlers,
  jobs: () => [forgetDeliveries],
  steppedJobs: ({ subjects }) => [deliverWebhooks(adminsBy(subjects))],
  jobWords: { area: 'operation', en: webhooksJobsEn, fr: webhooksJobsFr },
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: webhooksActsEn.audited,
        fr: webhooksActsFr.audited,
        words: webhooksWords,
        open: ['webhook'],
      },
    ],
    noticed: () => [noticedWebhooks],
  },
}
