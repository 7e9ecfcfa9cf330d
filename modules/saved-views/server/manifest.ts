import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetViews } from './keep-view.ts'
import { savedViewsHandlers } from './saved-views.handlers.ts'
import { savedViewsJobsEn } from './job-strings.en.ts'
import { savedViewsJobsFr } from './job-strings.fr.ts'
import { savedViewsEn } from '../contract/strings.en.ts'
import { savedViewsFr } from '../contract/strings.fr.ts'
import { savedViewsActsEn } from './act-strings.en.ts'
import { savedViewsActsFr } from './act-strings.fr.ts'
import { savedViewsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['default_views', 'saved_views'],
  served: () => savedViewsHandlers,
  jobs: () => [forgetViews],
  jobWords: { area: 'desk', en: savedViewsJobsEn, fr: savedViewsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'desk',
        en: savedViewsActsEn.audited,
        fr: savedViewsActsFr.audited,
        words: { en: savedViewsEn, fr: savedViewsFr },
      },
    ],
    personalData: () => [savedViewsPersonalData],
  },
}
