import type { ServerModule } from '#kit/server/server-module.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { twoFactorHandlers } from './two-factor.handlers.ts'
import { twoFactorPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['recovery_codes', 'sms_codes', 'two_factor_methods'],
  letters: Object.values(twoFactorLetters),
  served: ({ subjects, offers }) => twoFactorHandlers(subjects, offers.keptFactors),
  offers: {
    personalData: () => [twoFactorPersonalData],
  },
}
