import type { ServerModule } from '#kit/server/server-module.ts'
import { forgetImportFiles } from './forget-import-files.ts'
import { importsHandlers } from './imports.handlers.ts'
import { workOnImports } from './work-on-imports.ts'
import { importsJobsEn } from './job-strings.en.ts'
import { importsJobsFr } from './job-strings.fr.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'
import { importsActsEn } from './act-strings.en.ts'
import { importsActsFr } from './act-strings.fr.ts'
import { importsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['import_effects', 'import_repeats', 'import_rows', 'imports'],
  served: ({ offers }) => importsHandlers(offers.importTargets),
  jobs: () => [forgetImportFiles],
  steppedJobs: ({ offers, subjects }) => [workOnImports(offers.importTargets, subjects)],
  jobWords: { area: 'operation', en: importsJobsEn, fr: importsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: importsActsEn.audited,
        fr: importsActsFr.audited,
        words: { en: importsEn, fr: importsFr },
      },
    ],
    personalData: () => [importsPersonalData],
  },
}
