import type { ServerModule } from '#kit/server/server-module.ts'
import { templatesHandlers } from './templates.handlers.ts'

export const manifest: ServerModule = {
  served: ({ letters, offers }) => templatesHandlers(letters, offers.letterSamples),
}
