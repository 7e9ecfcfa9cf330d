import type { ServerModule } from '#kit/server/server-module.ts'
import { sourcesHandlers } from './sources.handlers.ts'
import { sourcesEn } from '../contract/strings.en.ts'
import { sourcesFr } from '../contract/strings.fr.ts'
import { sourcesActsEn } from './act-strings.en.ts'
import { sourcesActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['gone_sources', 'source_names', 'sources'],
  served: ({ offers }) => sourcesHandlers(offers.sourceBearers),
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: sourcesActsEn.audited,
        fr: sourcesActsFr.audited,
        words: { en: sourcesEn, fr: sourcesFr },
        open: ['source'],
      },
    ],
  },
}
