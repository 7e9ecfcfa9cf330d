import type { ReadCall } from '#kit/server/call.ts'
import type { DeclaredJob } from '#kit/server/declared-jobs.ts'
import type { HouseState, PartState } from '../contract/house-state.ts'
import { auditPart, databasePart, jobsPart, livePart, mailPart } from './state-in-database.ts'
import { backupPart, storagePart } from './state-of-places.ts'

const order: readonly PartState[] = ['broken', 'look', 'well']

/** How the portal and what it stands on fare at this moment, part by part. */
export async function readState(call: ReadCall, jobs: readonly DeclaredJob[]): Promise<HouseState> {
  const { house, now } = call
  const [{ checks }, { version, migration }, pending] = await Promise.all([
    house.readiness(),
    house.version(),
    house.pendingMigrations(),
  ])
  const parts = {
    version: { state: 'well', version, node: process.versions.node } as const,
    migrations: { state: wellIf(pending.length === 0), last: migration, pending: pending.length },
    database: await databasePart(call),
    jobs: await jobsPart(call, jobs),
    mail: await mailPart(call),
    storage: await storagePart(call, checks.files),
    backup: await backupPart(call),
    audit: await auditPart(call),
    live: await livePart(call),
  }
  const states = new Set(Object.values(parts).map(({ state }) => state))
  return {
    asOf: now.toISOString(),
    state: order.find((state) => states.has(state)) ?? 'well',
    checks,
    failing: house.failing(),
    ...parts,
  }
}

const wellIf = (isWell: boolean): PartState => (isWell ? 'well' : 'broken')
