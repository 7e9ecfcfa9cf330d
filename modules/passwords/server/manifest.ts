import type { ServerModule } from '#kit/server/server-module.ts'
import { passwordsLetters } from '../contract/passwords.letters.ts'
import { passwordsHandlers } from './passwords.handlers.ts'

export const manifest: ServerModule = {
  letters: Object.values(passwordsLetters),
  served: ({ offers }) => passwordsHandlers(offers.inviters),
}
