import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import { writeAudit } from './audit.ts'
import type { Background } from './background.ts'
import type { Change } from './call.ts'
import type { Clock } from './clock.ts'
import { recordEvent } from './events.ts'
import type { OnAudit, OnHappening } from './happening.ts'
import { dayOf, type ReadOrganisation } from './organisation.ts'
import type { OnPaper } from './letter-on-paper.ts'
import type { Person } from './person.ts'
import type { Settings } from './settings.ts'
import {
  pretendLetter,
  tryLetter,
  writeLetter,
  type LetterScopeOf,
  type OnLetter,
  type ReadRecipient,
} from './write-letter.ts'

/** What the process works with. */
export interface System {
  database: Kysely<Database>
  /** Lists, reports and exports may read here; the same as `database` without a replica. */
  replica: Kysely<Database>
  /**
   * Connections of their own for what is kept even if a change fails: from the pool that holds the
   * change's own connection, many changes at once would wait for one another for ever.
   */
  outside: Kysely<Database>
  settings: Settings
  clock: Clock
  /** Hears of what fails behind the requests. */
  background: Background
  readOrganisation: ReadOrganisation
  readRecipient: ReadRecipient
  onLetter: OnLetter
  onPaper: OnPaper
  letterScope: LetterScopeOf
  onHappening: OnHappening
  onAudit: OnAudit
  /** Called after each committed change: messages and events may be waiting. */
  wake: () => void
  /** Begins a stepped job, once the change that asks for it is committed. */
  startJob?: (name: string) => void
}

/** What a change is made with. */
type Changing = Omit<System, 'replica' | 'outside' | 'background'>

const retryable = new Set(['40001', '40P01'])
const mostAttempts = 4

/**
 * Runs one change in one transaction: rows, audit, messages and events are kept together or not
 * at all. A serialization failure or deadlock is tried again from the beginning.
 */
export async function inChange<T>(
  system: Changing,
  by: { person: Person; requestId: string | null },
  work: (change: Change) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const jobs = new Set<string>()
      const result = await system.database
        .transaction()
        .execute((db) => work(changeOf(system, by, { db, jobs })))
      system.wake()
      for (const job of jobs) system.startJob?.(job)
      return result
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!retryable.has(code) || attempt === mostAttempts) throw error
    }
  }
}

function changeOf(
  system: Changing,
  { person, requestId }: { person: Person; requestId: string | null },
  { db, jobs }: { db: Transaction<Database>; jobs: Set<string> },
): Change {
  const { settings, clock, readOrganisation, readRecipient, ...on } = system
  const { onLetter, onPaper, letterScope, onHappening, onAudit } = on
  const now = clock.now()
  const organisation = () => readOrganisation(db, settings)
  const announce: Change['announce'] = (event) => recordEvent(db, event, person)
  const startJob: Change['startJob'] = (name) => void jobs.add(name)
  const hears = { onLetter, onPaper, letterScope, announce, startJob }
  const post = { db, settings, now, organisation, readRecipient, ...hears }
  let day: Promise<string> | undefined
  return {
    db,
    person,
    settings,
    now,
    async audit(...entries) {
      const beside = onAudit(entries)
      const by = { person, requestId, beside: beside?.statement }
      const kept = await writeAudit(db, by, ...entries)
      if (beside && kept > 0) startJob(beside.job)
    },
    organisation,
    today: () => (day ??= organisation().then((place) => dayOf(place, now))),
    letter: (letter, to, facts) => writeLetter(post, letter, { to, facts }),
    tryLetter: (letter, trial) => tryLetter(post, person, { letter, ...trial }),
    pretendLetter: (letter) => pretendLetter(post, letter),
    announce,
    happened: (happening) => onHappening({ db, person, startJob }, happening),
    startJob,
  }
}
