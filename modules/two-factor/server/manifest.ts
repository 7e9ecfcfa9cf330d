import type { ServerModule } from '#kit/server/server-module.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { twoFactorHandlers } from './two-factor.handlers.ts'

export const manifest: ServerModule = {
  letters: Object.values(twoFactorLetters),
  served: ({ subjects }) => twoFactorHandlers(subjects),
}
