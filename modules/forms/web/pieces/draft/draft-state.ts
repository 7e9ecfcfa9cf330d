import type { ApiProblem } from '#kit/web/api-problem.ts'
import type { PublicForm } from '../../../contract/public-form.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import type { Typed } from './answers.ts'
import { writeMirror } from './mirror.ts'

export type Saving = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed'

export interface DraftState<D extends AnyDraft = AnyDraft> {
  token: string
  /** As the server last told it. */
  draft: D
  /** Its questions, in the language of the page. */
  form: PublicForm
  typed: Typed
  /** Keys of answers that the server does not have yet. */
  pending: ReadonlySet<string>
  saving: Saving
  savedAt: string
  /** Why saving ended for good, e.g. the link has expired. */
  ended: ApiProblem | null
  /** Answers that are kept for the next time; null where the server knew who it is: none are then. */
  profile: Typed | null
  /** What a newer version meant, until it has been read. */
  moved: AnyDraft['moved']
}

export const draftOf = <D extends AnyDraft>(kind: FormKind<D>) => kind.store.get()

/** Every change is on this device at once; nothing waits for the server. */
export function setDraftOf<D extends AnyDraft>(kind: FormKind<D>, state: DraftState<D> | null) {
  kind.store.set(state)
  if (state) writeMirror(kind, state)
}

export function changeDraftOf<D extends AnyDraft>(
  kind: FormKind<D>,
  change: (state: DraftState<D>) => Partial<DraftState<D>>,
) {
  const state = kind.store.get()
  if (state) setDraftOf(kind, { ...state, ...change(state) })
}
