import type { ReadCall, StreamAnswer } from '#kit/server/call.ts'
import type { DeclaredJob } from '#kit/server/declared-jobs.ts'
import { bundleName, supportBundle } from '#kit/server/support-bundle.ts'
import { readState } from './state.queries.ts'

/** What the installation tells of itself, for whoever helps; that it was taken is on record. */
export async function takeBundle(
  call: ReadCall,
  jobs: readonly DeclaredJob[],
): Promise<StreamAnswer> {
  const { db, now, house } = call
  const body = await supportBundle({
    db,
    now,
    jobs,
    settings: house.settings(),
    metrics: await house.metrics(),
    log: house.log(),
    state: await readState(call, jobs),
  })
  const fileName = bundleName(now)
  await call.audit({ action: 'clockwork.bundleTaken', entity: 'installation', reference: fileName })
  return { mediaType: 'application/zip', fileName, body }
}
