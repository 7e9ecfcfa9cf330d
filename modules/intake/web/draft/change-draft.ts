import { writeStored } from '#kit/web/browser-storage.ts'
import { language } from '#kit/web/language.ts'
import type { Draft, Side } from '../../contract/intake.ts'
import { respelled, type Typed } from './answers.ts'
import { changeDraftOf, draftOf } from './draft-state.ts'
import { saveSoon } from './save-draft.ts'

/** Takes answers as they are typed. */
export function answer(side: Side, given: Typed) {
  changeDraftOf(side, ({ typed, pending }) => ({
    typed: { ...typed, ...given },
    pending: new Set([...pending, ...Object.keys(given)]),
    saving: 'unsaved',
  }))
  saveSoon(side)
}

/** Remembers where one is, here and for other devices. */
export function keepStep(side: Side, step: string) {
  writeStored('processStep', `${side}/${step}`)
  if (draftOf(side)?.typed['step'] !== step) answer(side, { step })
}

/** What the server says after an upload or a removal; answers are not touched. */
export const takeDocuments = (side: Side, { documents }: Draft) =>
  changeDraftOf(side, ({ draft }) => ({ draft: { ...draft, documents } }))

/** The form is in: this device keeps the receipt and, for the next time, the organisation. */
export function takeReceipt(side: Side, draft: Draft) {
  writeStored('processStep', `${side}/completed`)
  changeDraftOf(side, ({ typed }) => ({
    draft,
    typed: {},
    pending: new Set<string>(),
    saving: 'saved',
    profile: side === 'employer' ? organisationOf(typed) : {},
  }))
}

const organisationOf = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).filter(([key]) => key.startsWith('employer.')))

let before = language.get()
language.watch(() => {
  const from = before
  before = language.get()
  for (const side of ['employer', 'employee'] as const) {
    const state = draftOf(side)
    if (!state || state.draft.submitted || from === before) continue
    changeDraftOf(side, ({ typed }) => ({ typed: respelled(typed, from, before) }))
    answer(side, { language: before })
  }
})
