import type { SteppedEntity } from '#kit/server/steps.ts'
import type { ApplicationFacts } from '../contract/application.status.ts'
import { applicationMachines } from './application.policy.ts'
import { loadApplication, readApplication, type LoadedApplication } from './application.queries.ts'

/** An application as its steps know it. */
export const applicationSteps: SteppedEntity<LoadedApplication, ApplicationFacts> = {
  ...applicationMachines,
  table: 'applications',
  entity: 'application',
  topic: 'applications',
  load: loadApplication,
  judge: ({ judged }) => judged,
  reference: ({ record }) => record.reference,
  present: readApplication,
  announce: (change, { id, judged }, version) =>
    change.announce({
      topic: 'applications',
      id,
      version,
      subject: 'Applications View',
      facts: { ...judged.scope },
    }),
}
