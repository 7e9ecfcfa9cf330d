import type { ServerModule } from '#kit/server/server-module.ts'
import { tokensLetters } from '../contract/tokens.letters.ts'
import { tokensJobsEn } from './job-strings.en.ts'
import { tokensJobsFr } from './job-strings.fr.ts'
import { noticedTokens } from './noticed-tokens.ts'
import { tokensPersonalData } from './personal-data.ts'
import { tokensHandlers } from './tokens.handlers.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

export const manifest: ServerModule = {
  tables: ['api_tokens'],
  letters: Object.values(tokensLetters),
  served: () => tokensHandlers,
  jobs: () => [warnOfExpiry],
  jobWords: { area: 'people', en: tokensJobsEn, fr: tokensJobsFr },
  offers: {
    noticed: () => [noticedTokens],
    personalData: () => [tokensPersonalData],
  },
}
