import type { ServerModule } from '#kit/server/server-module.ts'
import { closeFinishedIntakes } from './close-finished-intakes.ts'
import { programsHandlers } from './programs.handlers.ts'

export const manifest: ServerModule = {
  served: () => programsHandlers,
  jobs: () => [closeFinishedIntakes],
}
