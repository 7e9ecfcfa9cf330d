import type { ServerModule } from '#kit/server/server-module.ts'
import { programsLetters } from '../contract/programs.letters.ts'
import { closeFinishedIntakes } from './close-finished-intakes.ts'
import { noticedPrograms } from './noticed-programs.ts'
import { searchablePrograms } from './program.search.ts'
import { programsHandlers } from './programs.handlers.ts'
import { tellOfBudgets } from './tell-of-budgets.ts'
import { programsJobsEn } from './job-strings.en.ts'
import { programsJobsFr } from './job-strings.fr.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'
import { programsHistoryEn } from '../contract/history-strings.en.ts'
import { programsHistoryFr } from '../contract/history-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['program_budgets', 'program_regions', 'programs'],
  served: ({ offers }) =>
    programsHandlers({ along: offers.copiedPrograms, guards: offers.programGuards }),
  letters: Object.values(programsLetters),
  jobs: (product) => [closeFinishedIntakes, tellOfBudgets(product)],
  jobWords: { area: 'funding', en: programsJobsEn, fr: programsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { programs: programsHistoryEn.history },
        fr: { programs: programsHistoryFr.history },
        words: { en: programsEn, fr: programsFr },
        open: ['program'],
      },
    ],
    noticed: () => [noticedPrograms],
    searchables: () => [searchablePrograms],
  },
}
