import { now } from '#kit/web/clock.ts'
import { smallStore } from '#kit/web/small-store.ts'
import { fieldFormats } from '../../contract/formats.ts'
import type { FormRecord } from '../../contract/forms.endpoints.ts'
import { formsScreens } from '../../contract/forms.screens.ts'
import type { PublicForm } from '../../contract/public-form.ts'
import type { DraftState } from '../pieces/draft/draft-state.ts'
import type { AnyDraft, FormKind, FormPages } from '../pieces/form-kind.ts'

const blank = (): AnyDraft => ({
  version: '',
  revision: 0,
  language: 'en',
  step: '',
  answers: {},
  given: [],
  documents: [],
  savedAt: now().toISOString(),
  moved: null,
  submitted: null,
})

const pages = Promise.resolve<FormPages>({
  formats: fieldFormats,
  rules: () => [],
  remedy: () => null,
  AtTheEnd: () => null,
  sendLabel: null,
})

/** A form that is filled in here alone: no call is made and nothing is kept, on no device. */
export function previewKind(
  {
    name,
    places,
    catalogue,
  }: Pick<FormRecord, 'name' | 'catalogue'> & { places: readonly { id: string }[] },
  form: PublicForm,
): FormKind {
  const store = smallStore<DraftState | null>({
    token: '',
    draft: blank(),
    form,
    typed: {},
    pending: new Set<string>(),
    saving: 'saved',
    savedAt: now().toISOString(),
    ended: null,
    profile: {},
    moved: null,
  })
  const draft = () => store.get()?.draft ?? blank()
  const unchanged = async () => draft()
  const sendsNothing = async () => null
  const documents = catalogue.filter(({ kind }) => kind === 'documents')
  return {
    name: 'preview',
    storageKey: '',
    store,
    calls: {
      read: unchanged,
      save: unchanged,
      submit: unchanged,
      sendLink: sendsNothing,
      sendFreshLink: sendsNothing,
      async upload(_token, kind, body) {
        const file = body.get('file') as File
        const added = { id: crypto.randomUUID(), kind, name: file.name, sizeBytes: file.size }
        return { ...draft(), documents: [...draft().documents, added] }
      },
      removeFile: async (_token, documentId) => ({
        ...draft(),
        documents: draft().documents.filter(({ id }) => id !== documentId),
      }),
    },
    places: places.map(({ id }) => ({ id, screen: formsScreens.programForm, title: null })),
    completed: formsScreens.thankYou,
    namespace: 'forms',
    asks: 'forms',
    heading: () => name,
    documents: () => documents.map(({ label }) => ({ code: 'any', name: label, mandatory: false })),
    addressKey: '',
    pages: () => pages,
    keeps: () => false,
    useAlreadySent: () => '',
    problem: () => null,
  }
}
