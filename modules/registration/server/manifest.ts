import type { ServerModule } from '#kit/server/server-module.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { forgetRegistrations } from './forget-registrations.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { renewInvitation } from './send-invitation.ts'

export const manifest: ServerModule = {
  tables: ['registrations'],
  letters: Object.values(registrationLetters),
  served: () => registrationHandlers,
  jobs: () => [forgetRegistrations],
  offers: { inviters: () => [{ renew: renewInvitation }] },
}
