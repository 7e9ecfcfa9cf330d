import { ApiProblem } from '#kit/web/api-problem.ts'
import { language } from '#kit/web/language.ts'
import { kinds, type AnyDraft, type FormKind } from '../form-kind.ts'
import { answersToSend, textOf, typedFrom } from './answers.ts'
import { changeDraftOf, draftOf, type DraftState, type Saving } from './draft-state.ts'

const pause = 1_000
const longestWait = 60_000
const over = [404, 409]
/** Longer texts are refused; they wait on this device until they are shortened. */
const longest = 4_000

interface Running {
  timer?: ReturnType<typeof setTimeout>
  call?: Promise<boolean>
  failures: number
}
const running = new Map<string, Running>()
const runningOf = ({ name }: { name: string }): Running => {
  const known = running.get(name) ?? { failures: 0 }
  running.set(name, known)
  return known
}

/** Saves after a pause of a second; a later call starts the pause anew. */
export function saveSoon<D extends AnyDraft>(kind: FormKind<D>, wait = pause) {
  const now = runningOf(kind)
  clearTimeout(now.timer)
  now.timer = setTimeout(() => void saveNow(kind), wait)
}

/** Saves what is not saved yet, one call at a time. @returns whether everything is with the server */
export async function saveNow<D extends AnyDraft>(kind: FormKind<D>): Promise<boolean> {
  const now = runningOf(kind)
  clearTimeout(now.timer)
  while (now.call) await now.call
  const state = draftOf(kind)
  if (!state || state.ended) return false
  if (state.pending.size === 0) return true
  now.call = send(kind, state)
  const isSaved = await now.call
  delete now.call
  return isSaved && draftOf(kind)?.pending.size === 0
}

const isShortEnough = (value: unknown) => typeof value !== 'string' || value.length <= longest

async function send<D extends AnyDraft>(kind: FormKind<D>, state: DraftState<D>): Promise<boolean> {
  const { token, typed, form } = state
  changeDraftOf(kind, () => ({ saving: 'saving' }))
  const pending = new Set([...state.pending].filter((key) => isShortEnough(typed[key])))
  try {
    const draft = await kind.calls.save(token, {
      version: state.draft.version,
      answers: answersToSend(typed, pending, { form, language: language.get() }),
      ...(textOf(typed['step']) ? { step: textOf(typed['step']) } : {}),
      language: language.get(),
    })
    runningOf(kind).failures = 0
    settle(kind, { ...state, pending }, draft)
    return true
  } catch (error) {
    heed(kind, state, error)
    return false
  }
}

/** What was typed meanwhile stays to be saved; a newer version of the questions takes their place. */
function settle<D extends AnyDraft>(kind: FormKind<D>, sent: DraftState<D>, draft: D) {
  changeDraftOf(kind, (now) => {
    if (now.token !== sent.token) return {}
    const left = [...now.pending].filter(
      (key) => now.typed[key] !== sent.typed[key] || !sent.pending.has(key),
    )
    return {
      draft,
      typed: { ...now.typed, ...typedElsewhere(now, sent, draft) },
      savedAt: draft.savedAt,
      pending: new Set(left),
      saving: left.length ? 'unsaved' : 'saved',
      ...(draft.form ? { form: draft.form, moved: draft.moved } : {}),
    }
  })
}

/** What another tab or device has saved of the same form, where nothing is being typed here. */
function typedElsewhere({ draft, form, pending }: DraftState, sent: DraftState, saved: AnyDraft) {
  const known = JSON.stringify
  const isNews = ([key, value]: [string, unknown]) =>
    !pending.has(key) && !sent.pending.has(key) && known(value) !== known(draft.answers[key])
  const news = Object.entries(saved.answers).filter(isNews)
  return typedFrom(Object.fromEntries(news), form, language.get())
}

function heed<D extends AnyDraft>(kind: FormKind<D>, sent: DraftState<D>, error: unknown) {
  if (draftOf(kind)?.token !== sent.token) return
  if (!(error instanceof ApiProblem)) return changeDraftOf(kind, () => ({ saving: 'failed' }))
  if (over.includes(error.status))
    return changeDraftOf(kind, () => ({ ended: error, saving: 'failed' }))
  const saving: Saving = error.code === 'offline' ? 'offline' : 'failed'
  changeDraftOf(kind, () => ({ saving }))
  // The server will not take this answer however often it is sent; the next one may be right.
  if (error.status === 422) return
  const now = runningOf(kind)
  now.failures += 1
  const wait = Math.min(2_000 * 2 ** now.failures, longestWait)
  saveSoon(kind, Math.max(wait, (error.retryAfter ?? 0) * 1000))
}

/** As soon as there is a connection again, or the tab is left or returned to. */
function saveAll() {
  for (const kind of kinds) if (draftOf(kind)?.pending.size) void saveNow(kind)
}

addEventListener('online', saveAll)
document.addEventListener('visibilitychange', saveAll)
