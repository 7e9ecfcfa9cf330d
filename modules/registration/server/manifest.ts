import type { ServerModule } from '#kit/server/server-module.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { forgetRegistrations } from './forget-registrations.ts'
import { registrationHandlers } from './registration.handlers.ts'

export const manifest: ServerModule = {
  letters: Object.values(registrationLetters),
  served: () => registrationHandlers,
  jobs: () => [forgetRegistrations],
}
