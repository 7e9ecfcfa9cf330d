import type { Change } from '#kit/server/call.ts'
import type { DeclaredJob } from '#kit/server/declared-jobs.ts'
import { generalEvent } from '#kit/server/events.ts'
import { refused } from '#kit/server/problems.ts'
import { runJobByHand } from '#kit/server/run-job-by-hand.ts'
import { findJob } from './job.queries.ts'

/** Asks for one run of a job, on record. @throws 409 while it runs or waits already */
export async function runJob(
  change: Change,
  jobs: readonly DeclaredJob[],
  name: string,
): Promise<void> {
  const job = findJob(jobs, name)
  const outcome = await runJobByHand(change, job)
  if (outcome === 'running') throw refused('jobRuns')
  if (outcome === 'waiting') throw refused('jobWaits')
  if (outcome === 'nowhere') throw refused('jobsNotStarted')
  await change.audit({ action: 'clockwork.run', entity: 'job', reference: name })
  await change.announce(generalEvent('clockwork', 'Settings Clockwork'))
}
