import { readStoredJson, writeStored, writeStoredJson } from '#kit/web/browser-storage.ts'
import { readOfTab, writeOfTab } from '#kit/web/tab-storage.ts'
import type { PublicForm } from '../../../contract/public-form.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import { protectedIn, type Typed } from './answers.ts'
import type { DraftState } from './draft-state.ts'

/**
 * What this device keeps of a form, so that neither a lost connection nor a closed tab costs an
 * answer. Protected answers are never here.
 */
export interface Mirror<D extends AnyDraft = AnyDraft> {
  token: string
  draft: D
  form: PublicForm
  typed: Typed
  /** Answers that the server does not have yet. */
  pending: readonly string[]
  /** What was told about oneself, for the next time; null where the server knows it. */
  profile?: Typed | null
}

/** What an earlier version of the page kept has no questions, and is fetched anew. */
export function readMirror<D extends AnyDraft>(kind: FormKind<D>): Mirror<D> | null {
  const { storageKey } = kind
  const kept = kind.isOfTab
    ? readOfTab<Mirror<D>>(storageKey)
    : readStoredJson<Mirror<D>>(storageKey)
  return kept?.token && kept.draft ? kept : null
}

export function writeMirror<D extends AnyDraft>(kind: FormKind<D>, state: DraftState<D>) {
  const { storageKey } = kind
  // A preview keeps nothing.
  if (!storageKey) return
  const { token, draft, form, profile } = state
  const hidden = protectedIn(form)
  const typed = Object.fromEntries(Object.entries(state.typed).filter(([key]) => !hidden.has(key)))
  const pending = [...state.pending].filter((key) => !hidden.has(key))
  const kept = { token, draft, form, typed, pending, profile } satisfies Mirror<D>
  if (kind.isOfTab) writeOfTab(storageKey, kept)
  else writeStoredJson(storageKey, kept)
}

export function dropMirror<D extends AnyDraft>({ storageKey, isOfTab }: FormKind<D>) {
  if (isOfTab) writeOfTab(storageKey, null)
  else writeStored(storageKey, null)
  writeStored('processStep', null)
}
