import { serve } from '#kit/server/call.ts'
import { checkpointTwoEndpoints } from '../contract/checkpoint-two.endpoints.ts'
import { checkpointTwoWords } from '../contract/words.ts'
import { readCheckpointTwo } from './checkpoint-two.queries.ts'
import { askOverride, grantOverride, refuseOverride } from './override-check.ts'
import { recordCheckpointTwo } from './record-checkpoint-two.ts'

export const checkpointTwoHandlers = serve(
  checkpointTwoEndpoints,
  {
    readCheckpointTwo: (call) => readCheckpointTwo(call, call.params.id),
    async recordCheckpointTwo(call) {
      await recordCheckpointTwo(call, call.params.id, call.body)
      return readCheckpointTwo(call, call.params.id)
    },
    async askOverride(call) {
      await askOverride(call, call.params.id, call.body)
      return readCheckpointTwo(call, call.params.id)
    },
    async grantOverride(call) {
      await grantOverride(call, call.params.id, call.body)
      return readCheckpointTwo(call, call.params.id)
    },
    async refuseOverride(call) {
      await refuseOverride(call, call.params.id, call.body)
      return readCheckpointTwo(call, call.params.id)
    },
  },
  checkpointTwoWords,
)
