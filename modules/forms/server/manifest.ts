import type { ServerModule } from '#kit/server/server-module.ts'
import { answerFilesHandlers } from './answer-files.handlers.ts'
import { answersHandlers } from './answers.handlers.ts'
import { differencesHandlers } from './differences.handlers.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { formsHandlers } from './forms.handlers.ts'
import { copyForms } from './own-form.ts'
import { ensureStandardForms } from './standard-forms.ts'
import { formsJobsEn } from './job-strings.en.ts'
import { formsJobsFr } from './job-strings.fr.ts'
import { formsActsEn } from './act-strings.en.ts'
import { formsActsFr } from './act-strings.fr.ts'
import { formsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: [
    'form_answers',
    'answer_differences',
    'form_drafts',
    'form_edits',
    'form_links',
    'form_questions',
    'form_responses',
    'form_version_questions',
    'form_versions',
    'forms',
  ],
  served: ({ offers }) => [
    ...formsHandlers(offers.formPurposes),
    ...answersHandlers(offers.formPurposes),
    ...answerFilesHandlers(offers.formPurposes),
    ...differencesHandlers(offers.formPurposes),
  ],
  jobs: () => [forgetDrafts],
  jobWords: { area: 'funding', en: formsJobsEn, fr: formsJobsFr },
  offers: {
    acts: () => [{ area: 'funding', en: formsActsEn.audited, fr: formsActsFr.audited }],
    copiedPrograms: () => [{ copy: copyForms }],
    personalData: () => [formsPersonalData],
  },
  atStart: ({ offers }) => [(database) => ensureStandardForms(database, offers.formPurposes)],
}
