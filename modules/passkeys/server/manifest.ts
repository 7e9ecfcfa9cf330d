import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetPasskeys } from './forget-passkeys.ts'
import { passkeysHandlers } from './passkeys.handlers.ts'
import { passkeysPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['passkey_challenges', 'passkeys'],
  served: ({ subjects }) => passkeysHandlers(subjects),
  offers: {
    keptFactors: () => [{ forget: forgetPasskeys }],
    personalData: () => [passkeysPersonalData],
  },
}
