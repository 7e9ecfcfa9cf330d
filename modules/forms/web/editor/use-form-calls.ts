import { useRef, useState } from 'react'
import type { Bilingual } from '#kit/contract/fields.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import type { Definition } from '../../contract/definition.ts'
import { formsEndpoints, type FormRecord } from '../../contract/forms.endpoints.ts'
import { staysApart } from './stays-apart.ts'
import type { Editor, MakeEdit, Notice } from './editor-context.ts'

type Calls = Pick<Editor, 'notice' | 'setNotice' | 'run' | 'undo' | 'discard' | 'begin' | 'publish'>
type Failed = { error: unknown } | null
/** Whether a change means the same on top of what somebody else has changed. */
type StaysApart = (before: Definition, now: Definition) => boolean

/** What changes a form. Calls wait for one another, so that each knows the latest edit. */
export function useFormCalls({ id, formId }: { id: string; formId: string }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const params = { id, formId }
  const key = queryKey(formsEndpoints.readForm, { params })

  const inTurn = (step: (form: FormRecord) => Promise<FormRecord | null>): Promise<Failed> => {
    const next = last.current.then(async () => {
      const form = queries.getQueryData<FormRecord>(key)
      if (!form) return { error: null }
      try {
        const record = await step(form)
        if (record) queries.setQueryData(key, record)
        return null
      } catch (error) {
        // Without a connection there is nothing to be learnt, and the next call need not wait.
        if (!isLost(error)) await refreshTopics(queries, ['forms'])
        return { error }
      }
    })
    last.current = next
    return next
  }
  /** As `inTurn`, and says in a notice why not. */
  const told = async (
    step: (form: FormRecord) => Promise<FormRecord | null>,
    again: (() => void) | null = null,
  ): Promise<boolean> => {
    const before = queries.getQueryData<FormRecord>(key)
    const failed = await inTurn(step)
    const now = queries.getQueryData<FormRecord>(key)
    setNotice(failed && noticeOf(failed.error, again, { before, now }))
    return failed === null
  }
  const { begin, onTop } = editingOf(params)
  const editNoOf = ({ draft }: FormRecord) => ({ editNo: draft?.editNo ?? 0 })
  const run = (make: MakeEdit): Promise<boolean> =>
    told(
      (form) => onTop(form, make, (before, now) => staysApart(make, before, now)),
      () => void run(make),
    )
  const calls: Calls = {
    notice,
    setNotice,
    run,
    begin: (from) => told(() => begin(from)),
    undo: () =>
      told((form) => callApi(formsEndpoints.undoFormEdit, { params, body: editNoOf(form) })),
    discard: () =>
      told((form) => callApi(formsEndpoints.discardFormDraft, { params, body: editNoOf(form) })),
    publish: (reason) =>
      told((form) =>
        callApi(formsEndpoints.publishForm, { params, body: { ...editNoOf(form), reason } }),
      ),
  }
  return { ...calls, send: (make: MakeEdit) => inTurn((form) => onTop(form, make, () => true)) }
}

/** How a form is edited; without a draft, the first edit begins one. */
function editingOf(params: { id: string; formId: string }) {
  const begin = (from?: string) =>
    callApi(formsEndpoints.beginFormDraft, { params, body: from ? { from } : {} })
  const edit = async (form: FormRecord, make: MakeEdit) => {
    if (!make(definitionOf(form))) return null
    const { draft } = form.draft ? form : await begin()
    const change = draft && make(draft.definition)
    if (!change) return null
    const body = { editNo: draft.editNo, edit: change }
    return callApi(formsEndpoints.editForm, { params, body })
  }
  /** On top of what somebody else did meanwhile, unless both changed the same. */
  const onTop = async (form: FormRecord, make: MakeEdit, apart: StaysApart) => {
    try {
      return await edit(form, make)
    } catch (error) {
      if (!isOvertaken(error)) throw error
      const latest = await callApi(formsEndpoints.readForm, { params })
      queries.setQueryData(queryKey(formsEndpoints.readForm, { params }), latest)
      if (!apart(definitionOf(form), definitionOf(latest))) throw error
      return edit(latest, make)
    }
  }
  return { begin, onTop }
}

const definitionOf = ({ draft, published }: FormRecord) => (draft ?? published).definition

/** Somebody else has edited, begun, published or discarded the draft since. */
const isOvertaken = (error: unknown) =>
  error instanceof ApiProblem && ['editedMeanwhile', 'draftExists', 'noDraft'].includes(error.code)

export const isLost = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status > 499)

interface Told {
  changedBy?: string | null
  why?: string
  labels?: Record<string, Bilingual | null>
}

function noticeOf(
  error: unknown,
  again: (() => void) | null,
  form: { before: FormRecord | undefined; now: FormRecord | undefined },
): Notice {
  if (!(error instanceof ApiProblem)) return { kind: 'problem', error, again: null }
  const { changedBy, why, labels } = error.problem as Told
  const by = changedBy ?? form.now?.draft?.by?.name ?? null
  if (error.code === 'noDraft')
    return {
      kind: 'gone',
      number: form.before?.draft?.number ?? null,
      published: form.now?.published ?? null,
    }
  if (error.code === 'notComplete') return { kind: 'incomplete' }
  if (isOvertaken(error)) return { kind: 'meanwhile', by, again }
  if (error.code === 'editRefused' && why) return { kind: 'refused', why, names: labels ?? {} }
  return { kind: 'problem', error, again: isLost(error) ? again : null }
}
