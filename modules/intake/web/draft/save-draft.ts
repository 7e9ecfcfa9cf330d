import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { language } from '#kit/web/language.ts'
import type { Side } from '../../contract/intake.ts'
import { intakeEndpoints } from '../../contract/intake.endpoints.ts'
import { answersOf, textOf } from './answers.ts'
import { changeDraftOf, draftOf, type DraftState, type Saving } from './draft-state.ts'

const pause = 1_000
const longestWait = 60_000
const over = [404, 409]
/** Longer texts are refused; they wait on this device until they are shortened. */
const longest = 4_000

const timers: Partial<Record<Side, ReturnType<typeof setTimeout>>> = {}
const running: Partial<Record<Side, Promise<boolean>>> = {}
const failures: Record<Side, number> = { employer: 0, employee: 0 }

/** Saves after a pause of a second; a later call starts the pause anew. */
export function saveSoon(side: Side, wait = pause) {
  clearTimeout(timers[side])
  timers[side] = setTimeout(() => void saveNow(side), wait)
}

/** Saves what is not saved yet, one call at a time. @returns whether everything is with the server */
export async function saveNow(side: Side): Promise<boolean> {
  clearTimeout(timers[side])
  while (running[side]) await running[side]
  const state = draftOf(side)
  if (!state || state.ended) return false
  if (state.pending.size === 0) return true
  const call = send(side, state)
  running[side] = call
  const isSaved = await call
  delete running[side]
  return isSaved && draftOf(side)?.pending.size === 0
}

const isShortEnough = (value: unknown) => typeof value !== 'string' || value.length <= longest

async function send(side: Side, state: DraftState): Promise<boolean> {
  const { token, typed } = state
  changeDraftOf(side, () => ({ saving: 'saving' }))
  const pending = new Set([...state.pending].filter((key) => isShortEnough(typed[key])))
  const answers = [...pending].filter((key) => key !== 'step' && key !== 'language')
  try {
    const draft = await callApi(intakeEndpoints.saveDraft, {
      params: { token },
      body: {
        answers: answersOf(typed, answers, language.get()),
        ...(textOf(typed['step']) ? { step: textOf(typed['step']) } : {}),
        language: language.get(),
      },
    })
    failures[side] = 0
    settle(side, { ...state, pending }, { draft, savedAt: draft.savedAt })
    return true
  } catch (error) {
    heed(side, state, error)
    return false
  }
}

/** What was typed meanwhile stays to be saved. */
function settle(side: Side, sent: DraftState, saved: Partial<DraftState>) {
  changeDraftOf(side, (now) => {
    if (now.token !== sent.token) return {}
    const left = [...now.pending].filter(
      (key) => now.typed[key] !== sent.typed[key] || !sent.pending.has(key),
    )
    return { ...saved, pending: new Set(left), saving: left.length ? 'unsaved' : 'saved' }
  })
}

function heed(side: Side, sent: DraftState, error: unknown) {
  if (draftOf(side)?.token !== sent.token) return
  if (!(error instanceof ApiProblem)) return changeDraftOf(side, () => ({ saving: 'failed' }))
  if (over.includes(error.status))
    return changeDraftOf(side, () => ({ ended: error, saving: 'failed' }))
  const saving: Saving = error.code === 'offline' ? 'offline' : 'failed'
  changeDraftOf(side, () => ({ saving }))
  // The server will not take this answer however often it is sent; the next one may be right.
  if (error.status === 422) return
  failures[side] += 1
  const wait = Math.min(2_000 * 2 ** failures[side], longestWait)
  saveSoon(side, Math.max(wait, (error.retryAfter ?? 0) * 1000))
}

/** As soon as there is a connection again, or the tab is left or returned to. */
function saveBoth() {
  for (const side of ['employer', 'employee'] as const)
    if (draftOf(side)?.pending.size) void saveNow(side)
}

addEventListener('online', saveBoth)
document.addEventListener('visibilitychange', saveBoth)
