import type { ServerModule } from '#kit/server/server-module.ts'
import { employersLetters } from '../contract/employers.letters.ts'
import { employerMailboxes } from './employer-mailboxes.ts'
import { searchableEmployers } from './employer.search.ts'
import { employersHandlers } from './employers.handlers.ts'

export const manifest: ServerModule = {
  tables: ['employer_programs', 'employer_proposals', 'employers'],
  served: () => employersHandlers,
  letters: Object.values(employersLetters),
  offers: {
    mailboxes: () => [employerMailboxes],
    searchables: () => [searchableEmployers],
  },
}
