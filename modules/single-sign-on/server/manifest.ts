import type { ServerModule } from '#kit/server/server-module.ts'
import { singleSignOnHandlers } from './single-sign-on.handlers.ts'

export const manifest: ServerModule = {
  served: ({ subjects }) => singleSignOnHandlers(subjects),
}
