import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetRegistrations } from './forget-registrations.ts'
import { registrationHandlers } from './registration.handlers.ts'

export const manifest: ServerModule = {
  served: () => registrationHandlers,
  jobs: () => [forgetRegistrations],
}
