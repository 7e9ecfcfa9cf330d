import type { ServerModule } from '#kit/server/server-module.ts'
import { sharePricesHandlers } from './share-prices.handlers.ts'
import { sharePricesEn } from '../contract/strings.en.ts'
import { sharePricesFr } from '../contract/strings.fr.ts'
import { sharePricesActsEn } from './act-strings.en.ts'
import { sharePricesActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['share_prices'],
  served: () => sharePricesHandlers,
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: sharePricesActsEn.audited,
        fr: sharePricesActsFr.audited,
        words: { en: sharePricesEn, fr: sharePricesFr },
        open: ['sharePrice'],
      },
    ],
  },
}
