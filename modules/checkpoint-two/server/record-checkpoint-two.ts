import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { checkpointTwoEndpoints } from '../contract/checkpoint-two.endpoints.ts'
import { isCompared, type CheckpointTwoItem, type JudgedItem } from '../contract/checkpoint-two.ts'
import { agrees, readFound } from './agrees.ts'
import { doneBy, holdCheckpoint, itemOf, judgedPart, keepJudged } from './change-checkpoint.ts'
import type { LoadedCheckpoint } from './checkpoint-two.queries.ts'

type Entered = BodyOf<typeof checkpointTwoEndpoints.recordCheckpointTwo>

/**
 * Records what was found of one check. What is recorded anew is overridden no more, and nobody asks
 * for it. @throws 403, 409 `notOpenYet`, 412; 422 without the note of what failed, without what was found
 * of a figure, for one that passes though it differs, or a document that is not of the application
 */
export async function recordCheckpointTwo(
  change: VersionedChange,
  applicationId: string,
  entered: Entered,
): Promise<void> {
  const found = await holdCheckpoint(change, applicationId, 'verify')
  const item = itemOf(found, entered.item)
  const after = judged(item, entered)
  refuseContradictions(found, item, after)
  const names = ['result', 'note', 'evidenceId', 'found'] as const
  if (names.every((name) => after[name] === item[name])) return
  const isSame = after.result === item.result && after.found === item.found
  await keepJudged(change, found, {
    act: 'checkpointTwo',
    isRecorded: true,
    results: {
      [item.code]: {
        ...judgedPart(item),
        ...after,
        ...doneBy(change),
        ...(!isSame && { asked: null, refused: null, override: null }),
      },
    },
  })
}

type Judged = Pick<JudgedItem, 'result' | 'note' | 'evidenceId' | 'found'>

const judged = (item: CheckpointTwoItem, entered: Entered): Judged => ({
  result: entered.result,
  note: entered.note ?? null,
  evidenceId: entered.evidenceId ?? null,
  found: foundOf(item, entered.found ?? null),
})

/** @throws 422 for what cannot be read */
function foundOf({ code }: CheckpointTwoItem, typed: string | null): string | null {
  if (typed === null || !isCompared(code)) return typed
  const found = readFound(code, typed)
  if (found === null) throw invalidField('found', 'format')
  return found
}

function refuseContradictions(of: LoadedCheckpoint, item: CheckpointTwoItem, after: Judged) {
  const { result, note, found, evidenceId } = after
  const { code, expected } = item
  const isJudged = result === 'pass' || result === 'fail'
  if (isCompared(code) && isJudged) {
    if (found === null) throw invalidField('found', 'required')
    if (result === 'pass' && expected !== null && !agrees(code, expected, found))
      throw invalidField('found', 'differs')
  }
  if (!note && (result === 'fail' || (item.isAutomatic && result !== item.result)))
    throw invalidField('note', 'noteNeeded')
  const isNew = evidenceId !== item.evidenceId
  if (evidenceId && isNew && !of.documents.some(({ id }) => id === evidenceId))
    throw invalidField('evidenceId', 'choice')
}
