import type { SteppedEntity } from '#kit/server/steps.ts'
import { notFound } from '#kit/server/problems.ts'
import { announceShareholder } from './record-shareholder.ts'
import { judge, shareholderMachines } from './shareholder.policy.ts'
import { findShareholder, readShareholder, type KnownShareholder } from './shareholder.queries.ts'

/** A shareholder as its steps know it. */
export const shareholderSteps: SteppedEntity<KnownShareholder, object> = {
  ...shareholderMachines,
  table: 'shareholders',
  entity: 'shareholder',
  topic: 'shareholders',
  keepsEditor: true,
  async load({ db, person }, id) {
    const known = await findShareholder(db, id, person)
    if (!known) throw notFound()
    return known
  },
  judge,
  reference: ({ number }) => number,
  present: (change, id) => readShareholder(change.db, id, change),
  announce: (change, known, version) => announceShareholder(change, { ...known, version }),
}
