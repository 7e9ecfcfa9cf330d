import type { ToldSetting } from './define-settings.ts'
import type { Readiness } from './health.ts'
import type { BackgroundFailure } from './background.ts'
import type { Version } from './version.ts'

/** What this process knows of itself and of what it stands on, for those who run it. */
export interface House {
  readiness(): Promise<Readiness>
  version(): Promise<Version>
  /** Of the main pool of connections. */
  connections(): { busy: number; most: number; waiting: number }
  /** Open streams of live events. */
  streams(): number
  failing(): BackgroundFailure[]
  pendingMigrations(): Promise<string[]>
  /** Without secrets. */
  settings(): ToldSetting[]
  /** As Prometheus reads them. */
  metrics(): Promise<string>
  /** The last lines of the log; none where another process writes it. */
  log(): string
}
