import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { checkpointTwoEndpoints } from '../contract/checkpoint-two.endpoints.ts'
import { isCompared, type CheckpointTwoItem, type JudgedItem } from '../contract/checkpoint-two.ts'
import { agrees, readFound } from './agrees.ts'
import { doneBy, holdCheckpoint, itemOf, judgedPart, keepJudged } from './change-checkpoint.ts'
import { seesAgreed, type LoadedCheckpoint } from './checkpoint-two.queries.ts'

type Entered = BodyOf<typeof checkpointTwoEndpoints.recordCheckpointTwo>

/**
 * Records what was found of one check. What is recorded anew is overridden no more, and nobody asks
 * for it. @throws 403, 409 `notOpenYet`, 412; 422 without the note of what failed, without what was found
 * of a figure, for one that passes though it differs, a document that is not of the application, or
 * what would write over what the person does not see
 */
export async function recordCheckpointTwo(
  change: VersionedChange,
  applicationId: string,
  entered: Entered,
): Promise<void> {
  const found = await holdCheckpoint(change, applicationId, 'verify')
  const item = itemOf(found, entered.item)
  refuseUnseen(change, found, entered)
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

/** What is not sent stays as it is. */
const judged = (item: CheckpointTwoItem, entered: Entered): Judged => ({
  result: entered.result,
  note: entered.note === undefined ? item.note : entered.note,
  evidenceId: entered.evidenceId === undefined ? item.evidenceId : entered.evidenceId,
  found: entered.found === undefined ? item.found : foundOf(item, entered.found),
})

/** Nobody writes over what they do not see. @throws 422 `keptUnseen` */
function refuseUnseen({ person }: VersionedChange, of: LoadedCheckpoint, entered: Entered) {
  if (seesAgreed(person, of)) return
  const kept = itemOf(of, entered.item)
  const names = ['note', 'evidenceId', 'found'] as const
  const over = names.find((name) => entered[name] !== undefined && kept[name] !== null)
  if (over) throw invalidField(over, 'keptUnseen')
}

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
