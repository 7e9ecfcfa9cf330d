import type { ApiProblem } from '#kit/web/api-problem.ts'
import { smallStore } from '#kit/web/small-store.ts'
import type { Draft, Side } from '../../contract/intake.ts'
import type { Typed } from './answers.ts'
import { writeMirror } from './mirror.ts'

export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed'

export interface DraftState {
  token: string
  /** As the server last told it. */
  draft: Draft
  typed: Typed
  /** Keys of answers that the server does not have yet. */
  pending: ReadonlySet<string>
  saving: Saving
  savedAt: string
  /** Why saving ended for good, e.g. the link has expired. */
  ended: ApiProblem | null
  /** An employer's answers about the organisation, kept for the next application. */
  profile: Typed
}

const stores = {
  employer: smallStore<DraftState | null>(null),
  employee: smallStore<DraftState | null>(null),
}

export const draftOf = (side: Side) => stores[side].get()
export const useDraftOf = (side: Side) => stores[side].use()

/** Every change is on this device at once; nothing waits for the server. */
export function setDraftOf(side: Side, state: DraftState | null) {
  stores[side].set(state)
  if (!state) return
  const { token, draft, typed, pending, profile } = state
  writeMirror(side, { token, draft, typed, pending: [...pending], profile })
}

export function changeDraftOf(side: Side, change: (state: DraftState) => Partial<DraftState>) {
  const state = draftOf(side)
  if (state) setDraftOf(side, { ...state, ...change(state) })
}
