import type { Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Background } from './background.ts'
import type { Db } from './call.ts'
import type { Clock } from './clock.ts'
import type { Person } from './person.ts'
import type { Reach } from './reach.ts'

export interface LiveEvent {
  /** What changed, e.g. `applications`; open screens reload what they show of it. */
  topic: string
  id?: string
  version?: number
  /** Permission subject that a hearer must be able to view. */
  subject: string
  /** Facts of the record that the hearer's conditions look at. */
  facts?: Record<string, unknown>
}

const personalSubject = 'one person'

/** An event for one person alone, whatever the role permits. */
export const personalEvent = (topic: string, userId: string): LiveEvent => ({
  topic,
  subject: personalSubject,
  facts: { userId },
})

/** An event of no record in particular, for whoever may view some of the subject. */
export const generalEvent = (topic: string, subject: string): LiveEvent => ({
  topic,
  subject,
  facts: { ofAny: true },
})

export async function recordEvent(
  db: Db,
  event: LiveEvent,
  { userId }: Pick<Person, 'userId'>,
): Promise<void> {
  await db
    .insertInto('live_events')
    .values({
      topic: event.topic,
      record_id: event.id ?? null,
      record_version: event.version ?? null,
      subject: event.subject,
      facts: JSON.stringify(event.facts ?? {}),
      actor_id: userId,
    })
    .execute()
}

export interface HeardEvent {
  id: number
  topic: string
  recordId: string | null
  recordVersion: number | null
  subject: string
  facts: Record<string, unknown>
  /** Whose change it was; null when the system's or a visitor's. */
  actorId: string | null
}

interface Reading {
  database: Kysely<Database>
  clock: Clock
  background: Background
  reach: Reach
}

type Hearer = (event: HeardEvent) => void

/**
 * Reads new events from the database and tells the hearers of this process. It polls, and is
 * woken early by changes of its own process; ids are handed out before commit, so the last few
 * seconds are read again and what was told already is skipped.
 */
export class LiveEvents {
  readonly #database: Kysely<Database>
  readonly #hearers = new Set<Hearer>()
  readonly #told = new Map<number, number>()
  #timer: NodeJS.Timeout | null = null
  #reading = false
  #again = false
  readonly #clock: Clock
  readonly #background: Background
  readonly #reach: Reach
  #since: Date

  constructor({ database, clock, background, reach }: Reading) {
    this.#database = database
    this.#clock = clock
    this.#background = background
    this.#reach = reach
    this.#since = clock.now()
  }

  start(everyMs: number) {
    this.#timer = setInterval(() => this.wake(), everyMs).unref()
  }

  stop() {
    if (this.#timer) clearInterval(this.#timer)
    this.#hearers.clear()
  }

  /** @returns a function that ends the hearing */
  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  /** How many hear on this process. */
  get hearers(): number {
    return this.#hearers.size
  }

  wake() {
    if (this.#hearers.size === 0 || this.#reach.isPausing) return
    if (this.#reading) this.#again = true
    else
      void this.#background
        .attend('liveEvents', () => this.#reach.attempt(() => this.#read()))
        .catch(() => undefined)
  }

  async #read() {
    this.#reading = true
    try {
      const overlap = new Date(this.#since.getTime() - 10_000)
      const rows = await this.#database
        .selectFrom('live_events')
        .select(['id', 'topic', 'record_id', 'record_version', 'subject', 'facts', 'actor_id'])
        .where('at', '>', overlap.toISOString())
        .orderBy('id')
        .execute()
      this.#since = this.#clock.now()
      for (const row of rows) this.#tell(row as never)
      this.#forget(overlap.getTime() - 60_000)
    } finally {
      this.#reading = false
      if (this.#again) {
        this.#again = false
        this.wake()
      }
    }
  }

  #tell(row: {
    id: number
    topic: string
    record_id: string | null
    record_version: number | null
    subject: string
    facts: Record<string, unknown>
    actor_id: string | null
  }) {
    if (this.#told.has(row.id)) return
    this.#told.set(row.id, this.#clock.now().getTime())
    const event: HeardEvent = {
      id: row.id,
      topic: row.topic,
      recordId: row.record_id,
      recordVersion: row.record_version,
      subject: row.subject,
      facts: row.facts,
      actorId: row.actor_id,
    }
    for (const hearer of this.#hearers) hearer(event)
  }

  #forget(before: number) {
    for (const [id, at] of this.#told) if (at < before) this.#told.delete(id)
  }
}

export const isPersonal = ({ subject }: HeardEvent) => subject === personalSubject

/** Whether a person may hear of an event: what they may view, and what is for them, they may. */
export function mayHear({ userId, permissions }: Person, event: HeardEvent): boolean {
  const { subject, facts } = event
  if (isPersonal(event)) return facts['userId'] === userId
  const view = { action: 'view', subject } as const
  return facts['ofAny'] === true ? permissions.allows(view) : permissions.allows(view, facts)
}
