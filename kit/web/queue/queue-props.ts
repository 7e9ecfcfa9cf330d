import type { ComponentType, ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Can, Entity } from '#kit/contract/define-entity.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { Search } from '../router/search.ts'

/** What came of an act. */
export interface Outcome {
  /** In a word, as a state is called. */
  word: string
  /** It was refused or rejected. */
  isRefusal?: boolean
  /** Takes it back, for ten seconds. */
  undo?: () => Promise<unknown>
}

export interface QueueAct {
  /** The letter that does it. */
  letter: string
  label: string
  /** As of an `ActButton`: absent, it is not offered; a reason, it is told. */
  can: Can[string] | undefined
  danger?: boolean
  /** Why not yet: what it is judged by is still to come. */
  waits?: string | undefined
  /** It decides nothing, and is there for whoever looks. */
  isLook?: boolean
  /** It is done by the press alone, so that a second press in passing is not meant. */
  isAtOnce?: boolean
  /** It may ask first: the queue waits for it, and a second press does nothing meanwhile. */
  isAwaited?: boolean
  /**
   * Does it, while the queue moves on, and answers what came of it. What asks first answers nothing
   * and tells `done` once it is done; what is refused it throws.
   */
  act: () => Promise<Outcome | void> | void
}

export interface QueueActs {
  acts: readonly QueueAct[]
  dialog?: ReactNode
}

/** How an entry is called in the list at the side. */
export interface EntryWords {
  name: string
  /** Why it is here, in one line. */
  line: ReactNode
  /** What stands at its end and is never cut. */
  figure?: string
  /** Since when it waits: a date or a moment. */
  since: string | null
  isLate?: boolean
}

/** A call, as it is kept. */
export interface Asked {
  endpoint: Endpoint
  call: { params: Record<string, string>; query?: Record<string, string> }
}

/** A queue over a declared list: what it shows of each record, and what can be done with it. */
export interface QueueOf<Row, Record_> {
  /** An endpoint that is declared as a list. */
  list: Endpoint
  entity: Entity
  /** The list's fixed parameters. */
  fixed?: Search
  /** What is worked through where the address narrows nothing. */
  unfiltered?: Search
  /** In which order, where the address does not say. */
  sort: string
  /** What is read of each by its id: the record first, then what its piece asks for besides. */
  reads: readonly [Endpoint, ...Endpoint[]]
  /** What else its piece asks for about it. */
  readsBeside?: (id: string) => readonly Asked[]
  entry: (row: Row) => EntryWords
  /** Of a row and of its record: where they differ, somebody was faster. */
  stateOf: (of: Row | Record_) => string
  stateWord: (state: string) => string
  title: (record: Record_) => string
  reference: (record: Record_) => string
  /** Its state, where the piece does not say it. */
  status?: (record: Record_) => ReactNode
  /** The whole record. */
  opens: (id: string) => { screen: Screen; params: Record<string, string> }
  /** The list. */
  back: Screen
  /** A hook. */
  useActs: (record: Record_, done: (outcome: Outcome) => void) => QueueActs
  /** What is looked at before one decides. */
  Piece: ComponentType<{ record: Record_ }>
}
