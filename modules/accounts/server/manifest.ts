import type { ServerModule } from '#kit/server/server-module.ts'
import { accountsHandlers } from './accounts.handlers.ts'
import { forgetDevices } from './known-devices.ts'
import { profileHandlers } from './profile.handlers.ts'

export const manifest: ServerModule = {
  served: ({ subjects }) => [...accountsHandlers(subjects), ...profileHandlers],
  jobs: () => [forgetDevices],
}
