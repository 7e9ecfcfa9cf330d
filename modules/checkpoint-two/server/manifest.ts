import type { ServerModule } from '#kit/server/server-module.ts'
import { checkpointTwoLetters } from '../contract/checkpoint-two.letters.ts'
import { checkpointTwoHandlers } from './checkpoint-two.handlers.ts'
import { followsPlacements } from './open-checkpoint-two.ts'
import { tellOfficers } from './tell-officers.ts'

export const manifest: ServerModule = {
  tables: ['placement_checkpoints'],
  letters: Object.values(checkpointTwoLetters),
  served: () => checkpointTwoHandlers,
  jobs: () => [tellOfficers],
  offers: { followsPlacements: () => [followsPlacements] },
}
