import { language } from '#kit/web/language.ts'
import { smallStore } from '#kit/web/small-store.ts'
import type { FormRecord } from '../../contract/forms.endpoints.ts'
import type { MakeEdit } from './editor-context.ts'
import { isLost } from './use-form-calls.ts'
import { editOf, flawOf, keptOf, keyOf, writtenOf, type Part } from './typed-parts.ts'

type Author = FormRecord['published']['by']

/** Something that was written and is not saved. */
export interface Unsaved {
  part: Part
  typed: string
  /** What was saved when the writing began: where that has changed, two wrote the same. */
  base: string
  /** Who saved something else meanwhile, and when: whoever edits another part later did not. */
  others?: { kept: string; by: Author; at: string }
  /** `waiting`: no answer came, and it is sent again; `refused`: as it is, it will not be taken. */
  state: 'typing' | 'saving' | 'waiting' | 'refused'
  error: unknown
}

/** What was written is on top of words that somebody else has changed since. */
export class Overwritten extends Error {}

const firstWait = 2_000
const longestWait = 30_000

/** What is not saved, by the part of the form that it is. */
function storeOfParts() {
  const store = smallStore<ReadonlyMap<string, Unsaved>>(new Map())
  const set = (key: string, next: Unsaved | null) => {
    const all = new Map(store.get())
    if (next) all.set(key, next)
    else all.delete(key)
    store.set(all)
  }
  return {
    use: store.use,
    of: (key: string) => store.get().get(key),
    all: () => [...store.get().values()],
    set,
    change(key: string, changes: Partial<Unsaved>) {
      const now = store.get().get(key)
      if (now) set(key, { ...now, ...changes })
    },
    clear: () => store.set(new Map()),
  }
}

/** Does something again later, and later each time that it fails once more. */
function laterAgain(act: () => void) {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOn = true
  return {
    soon() {
      failures += 1
      clearTimeout(timer)
      if (isOn) timer = setTimeout(act, Math.min(firstWait * 2 ** (failures - 1), longestWait))
    },
    reset: () => void (failures = 0),
    turn(on: boolean) {
      isOn = on
      if (!on) clearTimeout(timer)
    },
  }
}

type Send = (make: MakeEdit) => Promise<{ error: unknown } | null>

/** Keeps what was written until it is saved, whatever else is opened; `send` takes an edit. */
export function unsavedParts(send: Send) {
  const store = storeOfParts()
  const calls = new Map<string, Promise<void>>()
  const later = laterAgain(() => saveWaiting())

  const heed = (key: string, error: unknown) => {
    const isOthers = error instanceof Overwritten
    const state = isLost(error) ? 'waiting' : isOthers ? 'typing' : 'refused'
    store.change(key, { state, error })
    if (state === 'waiting') later.soon()
  }
  const call = async (key: string): Promise<void> => {
    const entry = store.of(key)
    if (!entry) return
    const written = writtenOf(entry.part, entry.typed, language.get())
    if (flawOf(entry.part, written)) return store.change(key, { state: 'typing' })
    store.change(key, { state: 'saving', error: null })
    const failed = await send(makeOf(entry, written))
    if (failed) return heed(key, failed.error)
    later.reset()
    // What the form keeps now is shown first; otherwise the words of before would flash up.
    await new Promise((shown) => setTimeout(shown))
    if (store.of(key)?.typed === entry.typed) store.set(key, null)
    else store.change(key, { base: written, state: 'typing' })
  }
  const save = (part: Part): Promise<void> => {
    const key = keyOf(part)
    const next = (calls.get(key) ?? Promise.resolve()).then(() => call(key))
    calls.set(key, next)
    return next
  }
  function saveWaiting() {
    for (const { part, state } of store.all()) if (state === 'waiting') void save(part)
  }

  return {
    use: store.use,
    all: store.all,
    clear: store.clear,
    save,
    saveWaiting,
    turn: later.turn,
    type(part: Part, kept: string, typed: string) {
      const key = keyOf(part)
      const now = store.of(key)
      const base = now?.base ?? kept
      const state = now?.state === 'saving' ? 'saving' : 'typing'
      const isAsBefore = typed === base && kept === base && state !== 'saving'
      store.set(key, isAsBefore ? null : { ...now, part, typed, base, state, error: null })
    },
    /** What is saved now is not what it was when the writing began. */
    noteOthers({ part, base, others, state }: Unsaved, next: NonNullable<Unsaved['others']>) {
      if (state !== 'saving' && next.kept !== base && next.kept !== others?.kept)
        store.change(keyOf(part), { others: next })
    },
    drop: (part: Part) => store.set(keyOf(part), null),
    /** What was written here is saved over what somebody else has written since. */
    keepMine(part: Part, kept: string) {
      store.change(keyOf(part), { base: kept, state: 'typing' })
      return save(part)
    },
    restore(all: readonly Unsaved[]) {
      for (const each of all) store.set(keyOf(each.part), { ...each, state: 'waiting' })
      saveWaiting()
    },
    /** When every call that is under way has its answer. */
    settled: () => Promise.all(calls.values()),
  }
}

/** The edit of a part, as long as it is as it was when the writing began. */
const makeOf =
  ({ part, base }: Unsaved, written: string): MakeEdit =>
  (definition) => {
    const kept = keptOf(definition, part)
    if (kept === written) return null
    if (kept !== base) throw new Overwritten()
    return editOf(definition, part, written)
  }

export type UnsavedParts = ReturnType<typeof unsavedParts>
