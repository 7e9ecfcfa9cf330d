import type { ServerModule } from '#kit/server/server-module.ts'
import { intakeLetters } from '../contract/intake.letters.ts'
import { documentsOnForm } from './documents-on-form.ts'
import { employerHalf, participantHalf } from './form-purposes.ts'
import { intakeHandlers } from './intake.handlers.ts'

export const manifest: ServerModule = {
  letters: Object.values(intakeLetters),
  served: () => intakeHandlers,
  offers: {
    formPurposes: () => [employerHalf, participantHalf],
    programGuards: () => [documentsOnForm],
  },
}
