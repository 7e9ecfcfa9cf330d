import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { sharePricesEndpoints, type SharePriceRow } from '../contract/share-prices.endpoints.ts'
import { addSharePrice, editSharePrice } from './keep-share-price.ts'
import { readPrice, sharePriceSource } from './share-price.queries.ts'
import { sharePricesEn } from '../contract/strings.en.ts'
import { sharePricesFr } from '../contract/strings.fr.ts'

const words = { en: sharePricesEn, fr: sharePricesFr }

export const sharePricesHandlers = serve(
  sharePricesEndpoints,
  {
    listSharePrices: ({ db, list }) => readPage<SharePriceRow>(db, sharePriceSource(db), list),
    async addSharePrice(call) {
      const id = await addSharePrice(call, call.body)
      return readPrice(call.db, id)
    },
    async editSharePrice(call) {
      await editSharePrice(call, call.params.id, call.body)
      return readPrice(call.db, call.params.id)
    },
  },
  words,
)
