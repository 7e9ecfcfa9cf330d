import type { ServerModule } from '#kit/server/server-module.ts'
import { supplementsLetters } from '../contract/supplements.letters.ts'
import { noticedSupplements } from './noticed-supplements.ts'
import { searchableSupplements } from './supplement.search.ts'
import { supplementsHandlers } from './supplements.handlers.ts'

export const manifest: ServerModule = {
  tables: ['supplements'],
  served: () => supplementsHandlers,
  letters: Object.values(supplementsLetters),
  offers: {
    noticed: () => [noticedSupplements],
    searchables: () => [searchableSupplements],
  },
}
