import type { ServerModule } from '#kit/server/server-module.ts'
import { singleSignOnHandlers } from './single-sign-on.handlers.ts'
import { singleSignOnPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['single_sign_on_attempts', 'single_sign_on_identities'],
  served: ({ subjects }) => singleSignOnHandlers(subjects),
  offers: {
    personalData: () => [singleSignOnPersonalData],
  },
}
