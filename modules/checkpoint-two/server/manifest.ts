import type { ServerModule } from '#kit/server/server-module.ts'
import { checkpointTwoLetters } from '../contract/checkpoint-two.letters.ts'
import { checkpointTwoHandlers } from './checkpoint-two.handlers.ts'
import { followsPlacements } from './open-checkpoint-two.ts'
import { tellOfficers } from './tell-officers.ts'
import { checkpointTwoJobsEn } from './job-strings.en.ts'
import { checkpointTwoJobsFr } from './job-strings.fr.ts'
import { checkpointTwoActsEn } from './act-strings.en.ts'
import { checkpointTwoActsFr } from './act-strings.fr.ts'
import { checkpointTwoPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['placement_checkpoints'],
  letters: Object.values(checkpointTwoLetters),
  served: () => checkpointTwoHandlers,
  jobs: () => [tellOfficers],
  jobWords: { area: 'funding', en: checkpointTwoJobsEn, fr: checkpointTwoJobsFr },
  offers: {
    acts: () => [
      { area: 'funding', en: checkpointTwoActsEn.audited, fr: checkpointTwoActsFr.audited },
    ],
    followsPlacements: () => [followsPlacements],
    personalData: () => [checkpointTwoPersonalData],
  },
}
