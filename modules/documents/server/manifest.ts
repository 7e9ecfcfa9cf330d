import type { ServerModule } from '#kit/server/server-module.ts'
import { documentsLetters } from '../contract/documents.letters.ts'
import { documentsHandlers } from './documents.handlers.ts'
import { remindExpiry } from './remind-expiry.ts'
import { documentsJobsEn } from './job-strings.en.ts'
import { documentsJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  letters: Object.values(documentsLetters),
  served: () => documentsHandlers,
  jobs: () => [remindExpiry],
  jobWords: { area: 'funding', en: documentsJobsEn, fr: documentsJobsFr },
}
