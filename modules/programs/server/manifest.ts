import type { ServerModule } from '#kit/server/server-module.ts'
import { closeFinishedIntakes } from './close-finished-intakes.ts'
import { searchablePrograms } from './program.search.ts'
import { programsHandlers } from './programs.handlers.ts'
import { programsJobsEn } from './job-strings.en.ts'
import { programsJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['program_budgets', 'programs'],
  served: ({ offers }) =>
    programsHandlers({ along: offers.copiedPrograms, guards: offers.programGuards }),
  jobs: () => [closeFinishedIntakes],
  jobWords: { area: 'funding', en: programsJobsEn, fr: programsJobsFr },
  offers: { searchables: () => [searchablePrograms] },
}
