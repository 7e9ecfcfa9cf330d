import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored } from '#kit/web/browser-storage.ts'
import { chooseLanguage, language } from '#kit/web/language.ts'
import type { PublicForm } from '../../../contract/public-form.ts'
import { kinds, type AnyDraft, type FormKind } from '../form-kind.ts'
import { typedFrom, type Typed } from './answers.ts'
import { speak } from './change-draft.ts'
import { changeDraftOf, draftOf, setDraftOf, type DraftState } from './draft-state.ts'
import { dropMirror, readMirror, type Mirror } from './mirror.ts'
import { saveNow, saveSoon } from './save-draft.ts'

/** The form that a draft of a purpose is filled in with, e.g. of which side an invitation is. */
export type KindOf<D extends AnyDraft> = (draft: D) => FormKind<D>

/**
 * Opens the form behind a link. What this device typed and the server does not have yet stays on
 * top of what the server has; without a connection the form opens from this device alone.
 */
export async function openDraft<D extends AnyDraft>(
  asked: FormKind<D>,
  token: string,
  kindOf: KindOf<D>,
): Promise<{ kind: FormKind<D>; state: DraftState<D> }> {
  const kept = keptUnder<D>(token)
  try {
    const draft = await asked.calls.read(token)
    const { form } = draft
    if (!form) throw new Error('A form without questions')
    return adopt(kindOf(draft), { token, draft, form, kept })
  } catch (error) {
    const isAway = error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
    if (isAway && kept?.form) return adopt(kindOf(kept.draft), { ...kept, kept })
    throw error
  }
}

const keptUnder = <D extends AnyDraft>(token: string): Mirror<D> | null =>
  (kinds as unknown as FormKind<D>[]).map(readMirror).find((kept) => kept?.token === token) ?? null

interface Found<D extends AnyDraft> {
  token: string
  draft: D
  form: PublicForm
  kept: Mirror<D> | null
}

function adopt<D extends AnyDraft>(kind: FormKind<D>, { token, draft, form, kept }: Found<D>) {
  const other = draftOf(kind)
  if (other && other.token !== token && other.pending.size) void saveNow(kind)
  // An invitation opens in its own language, unless another one was chosen on this device.
  if (!readStored('language')) chooseLanguage(draft.language)
  const stored = typedFrom(draft.answers, form, language.get())
  const pending = draft.submitted ? [] : (kept?.pending ?? [])
  const own = Object.fromEntries(pending.map((key) => [key, kept?.typed[key]]))
  const state: DraftState<D> = {
    ...stateOf(token, draft, { form, typed: { ...stored, step: draft.step, ...own } }),
    pending: new Set(pending),
    profile: kept?.profile ?? readMirror(kind)?.profile ?? {},
  }
  setDraftOf(kind, state)
  if (draft.language !== language.get()) void speak(kind)
  if (pending.length) saveSoon(kind)
  return { kind, state }
}

const stateOf = <D extends AnyDraft>(
  token: string,
  draft: D,
  { form, typed }: { form: PublicForm; typed: Typed },
): DraftState<D> => ({
  token,
  draft,
  form,
  typed,
  pending: new Set(),
  saving: 'saved',
  savedAt: draft.savedAt,
  ended: null,
  profile: {},
  moved: draft.moved,
})

/**
 * A form that has just been begun; what an earlier one told about oneself is filled in, unless the
 * server knows who it is: what this device has kept may be somebody else's.
 */
export function begin<D extends AnyDraft>(
  kind: FormKind<D>,
  { token, draft }: { token: string; draft: D },
  known: Typed,
) {
  const { form } = draft
  if (!form) throw new Error('A form without questions')
  const profile = readMirror(kind)?.profile ?? {}
  const stored = typedFrom(draft.answers, form, language.get())
  const isKnown = Object.keys(stored).length > 0
  const typed = isKnown ? known : { ...known, ...profile }
  setDraftOf(kind, {
    ...stateOf(token, draft, { form, typed: { ...typed, ...stored } }),
    pending: new Set(Object.keys(typed).filter((key) => !(key in stored))),
    saving: 'unsaved',
    profile,
  })
  saveSoon(kind)
}

/** What the server has now, when it was changed elsewhere or its questions have; typed answers stay. */
export async function readAgain<D extends AnyDraft>(kind: FormKind<D>) {
  const state = draftOf(kind)
  if (!state) return
  const draft = await kind.calls.read(state.token)
  const form = draft.form ?? state.form
  const typed = { ...state.typed, ...typedFrom(draft.answers, form, language.get()) }
  changeDraftOf(kind, () => ({ draft, form, typed, moved: draft.moved }))
  if (draft.language !== language.get()) await speak(kind)
}

/** Takes a form off this device; the server keeps it until its link expires. */
export function forgetDraft<D extends AnyDraft>(kind: FormKind<D>) {
  setDraftOf(kind, null)
  dropMirror(kind)
}
