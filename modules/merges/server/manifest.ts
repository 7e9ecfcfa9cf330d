import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetMerges } from './forget-merges.ts'
import { mergesHandlers } from './merges.handlers.ts'
import { mergesJobsEn } from './job-strings.en.ts'
import { mergesJobsFr } from './job-strings.fr.ts'
import { mergesPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['shareholder_merges', 'shareholder_pairs'],
  served: () => mergesHandlers,
  jobs: () => [forgetMerges],
  jobWords: { area: 'investors', en: mergesJobsEn, fr: mergesJobsFr },
  offers: {
    personalData: () => [mergesPersonalData],
  },
}
