import { createContext, type ReactNode } from 'react'
import type { Endpoint, OutputOf } from '#kit/contract/define-endpoint.ts'
import type { Screen } from '#kit/contract/define-screen.ts'
import type { MoreAct } from '../record/MoreMenu.tsx'
import { withWordsOf } from '../router/screen-words.ts'
import type { Opens } from './list-props.ts'

/** What can be done with a record, and the dialog of the act that asks for something. */
export interface RecordActs {
  acts: readonly MoreAct[]
  dialog: ReactNode
}

type UseActs<R> = (record: R) => RecordActs

/** Where the record behind a row is read, and what it offers. */
export interface RecordMenuOf {
  record: Endpoint
  /** Fetched once, when somebody is near the first menu. */
  load: () => Promise<UseActs<never>>
}

/**
 * `recordMenuOf(endpoints.readOrder, () => import('./use-order-acts.ts').then((m) => m.useOrderRowActs))`
 * @param speaksAs the record's screen, where its acts have words that the list does without
 */
export function recordMenuOf<E extends Endpoint>(
  record: E,
  load: () => Promise<UseActs<OutputOf<E>>>,
  speaksAs?: Screen,
): RecordMenuOf {
  let loaded: Promise<UseActs<OutputOf<E>>> | null = null
  return { record, load: () => (loaded ??= withWordsOf(speaksAs, load)) }
}

/** The menus of a list's rows, of which one at most is open. */
export const RecordMenus = createContext<{
  id: string
  /** The record whose menu is open. */
  open: string | null
  prepare: () => void
  /** @param opens where the row leads, which is offered before the record is there */
  ask: (id: string, button: HTMLButtonElement, opens?: Opens) => void
  close: () => void
}>({ id: '', open: null, prepare() {}, ask() {}, close() {} })
