import type { ServerModule } from '#kit/server/server-module.ts'
import { letterheadHistoryEn } from '../contract/history-strings.en.ts'
import { letterheadHistoryFr } from '../contract/history-strings.fr.ts'
import { letterheadEn } from '../contract/strings.en.ts'
import { letterheadFr } from '../contract/strings.fr.ts'
import { letterheadHandlers } from './letterhead.handlers.ts'

export const manifest: ServerModule = {
  tables: ['letterhead'],
  served: () => letterheadHandlers,
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: { letterhead: letterheadHistoryEn.history },
        fr: { letterhead: letterheadHistoryFr.history },
        words: { en: letterheadEn, fr: letterheadFr },
        open: ['letterhead'],
      },
    ],
  },
}
