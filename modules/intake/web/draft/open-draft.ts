import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { readStored, writeStored } from '#kit/web/browser-storage.ts'
import { chooseLanguage, language } from '#kit/web/language.ts'
import type { Draft, Side } from '../../contract/intake.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { typedFrom, type Typed } from './answers.ts'
import { draftOf, setDraftOf, type DraftState } from './draft-state.ts'
import { dropMirror, readMirror, type Mirror } from './mirror.ts'
import { saveNow, saveSoon } from './save-draft.ts'

/**
 * Opens the form behind a link. What this device typed and the server does not have yet stays on
 * top of what the server has; without a connection the form opens from this device alone.
 */
export async function openDraft(token: string): Promise<DraftState> {
  const kept = keptUnder(token)
  try {
    const draft = await callApi(intakeEndpoints.readDraft, { params: { token } })
    return adopt(token, draft, kept)
  } catch (error) {
    const isAway = error instanceof ApiProblem && (error.status === 0 || error.status >= 500)
    if (isAway && kept) return adopt(token, kept.draft, kept)
    throw error
  }
}

const keptUnder = (token: string): Mirror | null =>
  [readMirror('employer'), readMirror('employee')].find((kept) => kept?.token === token) ?? null

function adopt(token: string, draft: Draft, kept: Mirror | null): DraftState {
  const { side } = draft
  const other = draftOf(side)
  if (other && other.token !== token && other.pending.size) void saveNow(side)
  speak(draft)
  const stored = typedFrom(draft.answers, language.get())
  const pending = draft.submitted ? [] : (kept?.pending ?? [])
  const own = Object.fromEntries(pending.map((key) => [key, kept?.typed[key]]))
  const state = stateOf(token, draft, { ...stored, step: draft.step, ...own })
  const profile = kept?.profile ?? readMirror(side)?.profile ?? {}
  const opened = { ...state, pending: new Set(pending), profile }
  setDraftOf(side, opened)
  if (side === 'employer') writeStored('programId', draft.program.id)
  if (pending.length) saveSoon(side)
  return opened
}

/** An invitation opens in its own language, unless another one was chosen on this device. */
function speak(draft: Draft) {
  if (!readStored('language')) chooseLanguage(draft.language)
}

const stateOf = (token: string, draft: Draft, typed: Typed): DraftState => ({
  token,
  draft,
  typed,
  pending: new Set(),
  saving: 'saved',
  savedAt: draft.savedAt,
  ended: null,
  profile: {},
})

/** Begins an application; what an earlier one told about the organisation is filled in. */
export async function beginDraft(input: {
  programId: string
  website: string
  idempotencyKey: string
}) {
  const { idempotencyKey, programId, website } = input
  void saveNow('employer')
  const { token, draft } = await callApi(intakeEndpoints.startDraft, {
    body: { programId, website, language: language.get() },
    idempotencyKey,
  })
  const profile = readMirror('employer')?.profile ?? {}
  const typed = { 'employer.language': language.get(), ...profile }
  const state = stateOf(token, draft, { ...typedFrom(draft.answers, language.get()), ...typed })
  writeStored('programId', programId)
  chooseLanguage(language.get())
  setDraftOf('employer', {
    ...state,
    pending: new Set(Object.keys(typed)),
    saving: 'unsaved',
    profile,
  })
  saveSoon('employer')
}

/** Takes a form off this device; the server keeps it until its link expires. */
export function forgetDraft(side: Side) {
  setDraftOf(side, null)
  dropMirror(side)
  if (side === 'employer') writeStored('programId', null)
}
