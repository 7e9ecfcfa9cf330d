import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import { invalidField } from '#kit/server/problems.ts'
import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { toRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { changedHold } from '../contract/hold.ts'
import { isAnother } from '../contract/hold.status.ts'
import { readHold } from './hold.queries.ts'
import { holdSteps } from './hold.steps.ts'
import { scopeOf, subject, type LoadedHold } from './hold.policy.ts'
import { tellHeld } from './tell-held.ts'

type Changed = z.infer<typeof changedHold.update>

/**
 * Changes what an open hold stops, until when, or what it says. Whoever is held is told, unless only
 * the staff's note or who lifts it has changed. Where a second person lifts it, whoever placed it does
 * not loosen it either. @throws 403, 409 `wrongState`, 412, 422
 */
export async function changeHold(change: VersionedChange, id: string, input: Changed) {
  const { db, person, version } = change
  const before = await loadHeld(change, holdSteps, id)
  const target = { table: 'holds', id, version, current: () => readHold(change, id) } as const
  await refuseInOrder(db, target, { present: before.version, reason: refusalOf(before, person) })
  const after = { ...before, ...input }
  const loosened = loosenedIn(before, after)
  if (loosened && isAnother(before, person)) throw invalidField(loosened, 'loosenedByYou')
  if (after.kind === 'payment' && after.effects.join() !== 'payment')
    throw invalidField('effects', 'paymentsAlone')
  if (input.endsOn && input.endsOn < (await change.today())) throw invalidField('endsOn', 'endPast')
  if (after.endsOn && after.endsOn < after.startsOn) throw invalidField('endsOn', 'endBeforeStart')
  const changes = differences({ ...before }, input, changedHold.fields)
  if (isNothing(changes)) return
  await changeVersioned(db, target, toRow(changedHold, input))
  await recordAct(change, holdSteps, { of: before, act: 'change', changes })
  const ofStaff = ['note', 'liftBy']
  if (Object.keys(changes).some((field) => !ofStaff.includes(field)))
    await tellHeld(change, 'changed', after)
}

/** The first field by which a hold stops less than before, or is undone by more people. */
function loosenedIn(before: LoadedHold, after: LoadedHold): keyof Changed | null {
  if (before.liftBy === 'another' && after.liftBy !== 'another') return 'liftBy'
  if (before.effects.some((effect) => !after.effects.includes(effect))) return 'effects'
  const { endsOn } = after
  return endsOn && (before.endsOn === null || endsOn < before.endsOn) ? 'endsOn' : null
}

function refusalOf(found: LoadedHold, person: VersionedChange['person']) {
  const may = person.permissions.allows({ action: 'update', subject }, { ...scopeOf(found) })
  if (!may) return 'notPermitted'
  return found.status === 'open' ? null : 'wrongState'
}
