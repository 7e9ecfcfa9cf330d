import type { ServerModule } from '#kit/server/server-module.ts'
import { twoFactorHandlers } from './two-factor.handlers.ts'

export const manifest: ServerModule = {
  served: ({ subjects }) => twoFactorHandlers(subjects),
}
