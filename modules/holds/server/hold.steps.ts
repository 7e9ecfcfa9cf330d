import type { SteppedEntity } from '#kit/server/steps.ts'
import type { HoldFacts } from '../contract/hold.status.ts'
import { lockTarget } from './lock-target.ts'
import { findHold, loadHold, readHold } from './hold.queries.ts'
import { holdMachines, judgeHold, scopeOf, subject, type LoadedHold } from './hold.policy.ts'

/** A hold as its steps know it. */
export const holdSteps: SteppedEntity<LoadedHold, HoldFacts, 'holds'> = {
  ...holdMachines,
  table: 'holds',
  entity: 'hold',
  topic: 'holds',
  load: loadHold,
  judge: judgeHold,
  async hold(change, id) {
    const found = await findHold(change.db, id)
    if (found) await lockTarget(change.db, found)
  },
  reference: ({ reference }) => reference,
  present: readHold,
  announce: (change, found, version) =>
    change.announce({
      topic: 'holds',
      id: found.id,
      version,
      subject,
      facts: { ...scopeOf(found) },
    }),
}
