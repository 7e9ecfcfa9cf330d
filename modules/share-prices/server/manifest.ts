import type { ServerModule } from '#kit/server/server-module.ts'
import { sharePricesHandlers } from './share-prices.handlers.ts'

export const manifest: ServerModule = {
  served: () => sharePricesHandlers,
}
