import type { Kysely, Transaction } from 'kysely'
import type {
  BodyOf,
  Endpoint,
  OutputOf,
  ParamsOf,
  QueryOf,
} from '#kit/contract/define-endpoint.ts'
import type {
  FactsOf,
  Letter,
  LetterDeclaration,
  RecipientOf,
} from '#kit/contract/define-letters.ts'
import type { ListQuery } from '#kit/contract/define-list.ts'
import type { Organisation } from '#kit/contract/organisation.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Database } from '#database/types.generated.ts'
import type { AuditEntry } from './audit.ts'
import type { RowProblem } from './each-on-its-own.ts'
import type { LiveEvent } from './events.ts'
import type { Happening } from './happening.ts'
import type { House } from './house.ts'
import type { MessagesByLanguage } from './messages.ts'
import type { Files } from './files.ts'
import type { LetterTrial } from './write-letter.ts'
import type { Person } from './person.ts'
import type { ReadBefore } from './read-first.ts'
import type { Settings } from './settings.ts'

export type Db = Kysely<Database> | Transaction<Database>

/** One change to the database: everything in it is kept, or nothing. */
export interface Change {
  db: Transaction<Database>
  person: Person
  settings: Settings
  /** The present moment; one for the whole change. */
  now: Date
  /** What holds for the organisation at this moment. */
  organisation(): Promise<Organisation>
  /** The calendar day where the organisation is, `YYYY-MM-DD`. */
  today(): Promise<string>
  audit(...entries: AuditEntry[]): Promise<void>
  /** Writes to somebody, in their language; the letter leaves once the change is committed. */
  letter<D extends LetterDeclaration>(
    letter: Letter<D>,
    to: RecipientOf<D>,
    facts: FactsOf<D>,
  ): Promise<void>
  /** Sends a letter that may not be published yet to whoever tries it, marked as a trial. */
  tryLetter(letter: Letter, trial: LetterTrial): Promise<void>
  /** Takes the steps of writing and keeps nothing: the time it takes is to tell nobody anything. */
  pretendLetter(letter: Letter): Promise<void>
  /** Tells open screens; they hear it once the change is committed. */
  announce(event: LiveEvent): Promise<void>
  /** Tells of a record what has happened to it, to those who want to hear. */
  happened(happening: Happening): Promise<void>
  /** Begins a stepped job once the change is committed. */
  startJob(name: string): void
}

/** What every handler is given. */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  person: Person
  settings: Settings
  files: Files
  /** How the process fares, for those who run it. */
  house: House
  language: Language
  requestId: string
  /** The caller's network address. */
  address: string
  agent: string
  /** What the browser keeps for us; it says which device this is, never who. */
  cookies: Readonly<Record<string, string | undefined>>
}

/** A cookie that scripts cannot read and other sites do not send. */
export interface Cookie {
  name: string
  value: string
  path: string
  seconds: number
}

/** Whoever looks at a record: what they may do with it depends on who and when. */
export interface Looking {
  db: Db
  person: Person
  /** The calendar day where the organisation is, `YYYY-MM-DD`. */
  today(): Promise<string>
}

/** Reading: no transaction, perhaps a replica. */
export interface ReadCall<E extends Endpoint = Endpoint> extends Call<E> {
  db: Kysely<Database>
  /** The list grammar of the address, when the endpoint is a list. */
  list: ListQuery
  /** The present moment; one for the whole reading. */
  now: Date
  /** What holds for the organisation at this moment. */
  organisation(): Promise<Organisation>
  /** The calendar day where the organisation is, `YYYY-MM-DD`. */
  today(): Promise<string>
  /** Records a reading that matters: an export, the reveal of a protected value. */
  audit(entry: AuditEntry): Promise<void>
  /** Why something was refused, in the caller's language and the module's own words. */
  say(problem: RowProblem, own?: MessagesByLanguage): string
}

/** Changing: the handler runs inside one transaction. */
export interface ChangeCall<E extends Endpoint = Endpoint> extends Call<E>, Change {
  /** From `If-Match`; 0 where the endpoint does not ask for it. */
  version: number
  /** The database outside the transaction, for what must be kept even if this call fails. */
  outside: Kysely<Database>
  /** A change of its own, which is kept even if this call fails. */
  apart<T>(work: (change: Change) => Promise<T>): Promise<T>
  setCookie(cookie: Cookie): void
  /** Why something was refused, in the caller's language and the module's own words. */
  say(problem: RowProblem, own?: MessagesByLanguage): string
}

/** The handler's own answer in place of JSON, e.g. a download. */
export interface StreamAnswer {
  mediaType: string
  fileName?: string
  /** Beside or in place of the kit's own, e.g. how long it may be kept. */
  headers?: Record<string, string>
  body: NodeJS.ReadableStream | Buffer
}

export type AnswerOf<E extends Endpoint> = E['stream'] extends string ? StreamAnswer : OutputOf<E>

export type Handler<E extends Endpoint> = (
  call: E['method'] extends 'GET' ? ReadCall<E> : ChangeCall<E>,
) => Promise<AnswerOf<E>>

export type Handlers<Es extends Record<string, Endpoint>> = { [K in keyof Es]: Handler<Es[K]> }

export interface ServedEndpoint {
  name: string
  endpoint: Endpoint
  /** In which problems are answered, the first that has any; after them the kit's. */
  words: readonly MessagesByLanguage[]
  handler: ((call: never) => Promise<unknown>) & { before?: ReadBefore }
}

/**
 * Binds each declared endpoint to its function; a missing or superfluous one is a type error.
 * What goes wrong is said in the words given: those of the module that serves, then those of modules
 * whose fields it takes in.
 */
export function serve<Es extends Record<string, Endpoint>>(
  endpoints: Es,
  handlers: Handlers<Es>,
  ...words: readonly MessagesByLanguage[]
): ServedEndpoint[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    name,
    endpoint,
    words,
    handler: handlers[name] as ServedEndpoint['handler'],
  }))
}
