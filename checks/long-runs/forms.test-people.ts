import type { CheckpointTwoRecord } from '#modules/checkpoint-two/contract/checkpoint-two.endpoints.ts'
import { act, formOf } from '#modules/monitoring/server/monitoring.test-people.ts'
import { fill, tokenOf } from '#modules/monitoring/server/survey.test-people.ts'
import { by, well, type Deed, type World } from './long-runs.test-people.ts'

type Side = 'employer' | 'participant'

/** A side fills its form in on a day, and Amina accepts it on another. */
export const formIsFilled = (
  world: World,
  of: readonly [Side, number],
  [sentOn, acceptedOn]: readonly [string, string],
): Deed[] => [
  formIsSent(world, of, sentOn),
  [
    acceptedOn,
    async () => {
      const form = await formOf(world.placementId, ...of)
      well(await act(await by('caseOfficer'), form, 'acceptance', {}))
    },
  ],
]

/** By the link of the last letter. */
export const formIsSent = (
  { placementId }: World,
  of: readonly [Side, number],
  day: string,
): Deed => [day, async () => well(await fill(await tokenOf(await formOf(placementId, ...of))))]

/** Amina asks for changes of a form. */
export const formGoesBack = (
  { placementId }: World,
  [side, number]: readonly [Side, number],
  [day, newDay]: readonly [string, string],
): Deed => [
  day,
  async () => {
    const form = await formOf(placementId, side, number)
    const body = { changes: 'Tell us the hours of May', newDay }
    well(await act(await by('caseOfficer'), form, 'changes-request', body))
  },
]

/** Every check of the second checkpoint passes. */
export const checkpointTwoPasses = ({ applicationId }: World): Deed => [
  '2027-03-11',
  async () => {
    const amina = await by('caseOfficer')
    const path = `/applications/${applicationId}/checkpoints/2`
    const { items } = (await amina.get<CheckpointTwoRecord>(path)).body
    for (const { code, expected, result } of items) {
      if (result === 'pass' || result === 'notApplicable') continue
      const { version } = (await amina.get<CheckpointTwoRecord>(path)).body
      const body = {
        item: code,
        result: 'pass',
        note: 'Seen',
        ...(expected && { found: expected }),
      }
      well(await amina.patch<object>(path, body, { version }))
    }
  },
]
