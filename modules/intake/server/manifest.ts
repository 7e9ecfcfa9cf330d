import type { ServerModule } from '#kit/server/server-module.ts'
import { intakeLetters } from '../contract/intake.letters.ts'
import { askParticipantsAgain } from './ask-participants-again.ts'
import { documentsOnForm } from './documents-on-form.ts'
import { employerHalf, participantHalf } from './form-purposes.ts'
import { intakeHandlers } from './intake.handlers.ts'
import { intakeJobsEn } from './job-strings.en.ts'
import { intakeJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  letters: Object.values(intakeLetters),
  served: () => intakeHandlers,
  jobs: () => [askParticipantsAgain],
  jobWords: { area: 'funding', en: intakeJobsEn, fr: intakeJobsFr },
  offers: {
    formPurposes: () => [employerHalf, participantHalf],
    programGuards: () => [documentsOnForm],
  },
}
