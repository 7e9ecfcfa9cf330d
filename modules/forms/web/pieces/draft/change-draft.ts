import { callApi } from '#kit/web/api-call.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { language } from '#kit/web/language.ts'
import { accessToken } from '#kit/web/session.ts'
import { openFormsEndpoints } from '../../../contract/open-forms.endpoints.ts'
import { kinds, type AnyDraft, type FormKind } from '../form-kind.ts'
import { respelled, type Typed } from './answers.ts'
import { changeDraftOf, draftOf } from './draft-state.ts'
import { saveSoon } from './save-draft.ts'

/** Takes answers as they are typed. */
export function answer<D extends AnyDraft>(kind: FormKind<D>, given: Typed) {
  changeDraftOf(kind, ({ typed, pending }) => ({
    typed: { ...typed, ...given },
    pending: new Set([...pending, ...Object.keys(given)]),
    saving: 'unsaved',
  }))
  saveSoon(kind)
}

/** Remembers where one is, here and for other devices. */
export function keepStep<D extends AnyDraft>(kind: FormKind<D>, step: string) {
  writeStored('processStep', `${kind.name}/${step}`)
  if (draftOf(kind)?.typed['step'] !== step) answer(kind, { step })
}

/** What the server says after an upload or a removal; answers are not touched. */
export const takeDocuments = <D extends AnyDraft>(
  kind: FormKind<D>,
  { documents, revision }: AnyDraft,
) => changeDraftOf(kind, ({ draft }) => ({ draft: { ...draft, documents, revision } }))

/**
 * The form is in: this device keeps the receipt and, for the next time, what is asked every time. Of
 * whoever is signed in the server knows that, and whoever uses the device next need not.
 */
export function takeReceipt<D extends AnyDraft>(kind: FormKind<D>, draft: D) {
  writeStored('processStep', `${kind.name}/completed`)
  changeDraftOf(kind, ({ typed, profile }) => ({
    draft,
    typed: {},
    pending: new Set<string>(),
    saving: 'saved',
    profile:
      profile && !accessToken()
        ? Object.fromEntries(Object.entries(typed).filter(([key]) => kind.keeps(key)))
        : null,
  }))
}

/** The questions in the language of the page; without a connection they stay in the other one. */
export async function speak<D extends AnyDraft>(kind: FormKind<D>) {
  const state = draftOf(kind)
  const wanted = language.get()
  if (!state) return
  const { version } = state.draft
  const input = { params: { versionId: version }, query: { language: wanted } }
  const asking =
    kind.calls.questions?.(state.token, wanted) ?? callApi(openFormsEndpoints.readPublicForm, input)
  const form = await asking.catch(() => null)
  const isStill = draftOf(kind)?.draft.version === version && language.get() === wanted
  if (form && isStill) changeDraftOf(kind, () => ({ form }))
}

let before = language.get()
language.watch(() => {
  const from = before
  before = language.get()
  for (const kind of kinds) {
    const state = draftOf(kind)
    if (!state || state.draft.submitted || from === before) continue
    changeDraftOf(kind, ({ typed, form }) => ({ typed: respelled(typed, form, [from, before]) }))
    void speak(kind)
    answer(kind, { language: before })
  }
})
