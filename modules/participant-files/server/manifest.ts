import type { ServerModule } from '#kit/server/server-module.ts'
import { participantFilesHandlers } from './participant-files.handlers.ts'

export const manifest: ServerModule = {
  served: ({ offers }) => participantFilesHandlers(offers.formPurposes),
}
