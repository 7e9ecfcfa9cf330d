import { useRef, useState } from 'react'
import type { Bilingual } from '#kit/contract/fields.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { callApi } from '#kit/web/api-call.ts'
import { queryKey, refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { formsEndpoints, type FormRecord } from '../../contract/forms.endpoints.ts'
import { staysApart } from './stays-apart.ts'
import type { Editor, MakeEdit, Notice } from './editor-context.ts'

type Calls = Pick<Editor, 'notice' | 'setNotice' | 'run' | 'undo' | 'discard' | 'begin' | 'publish'>

/** What changes a form. Calls wait for one another, so that each knows the latest edit. */
export function useFormCalls({ id, formId }: { id: string; formId: string }): Calls {
  const [notice, setNotice] = useState<Notice | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const params = { id, formId }
  const key = queryKey(formsEndpoints.readForm, { params })

  const inTurn = (
    step: (form: FormRecord) => Promise<FormRecord | null>,
    again: (() => void) | null = null,
  ): Promise<boolean> => {
    const next = last.current.then(async () => {
      const form = queries.getQueryData<FormRecord>(key)
      if (!form) return false
      try {
        const record = await step(form)
        if (record) queries.setQueryData(key, record)
        setNotice(null)
        return true
      } catch (error) {
        setNotice(noticeOf(error, again))
        await refreshTopics(queries, ['forms'])
        return false
      }
    })
    last.current = next
    return next
  }
  const begin = (from?: string) =>
    callApi(formsEndpoints.beginFormDraft, { params, body: from ? { from } : {} })
  const editNoOf = ({ draft }: FormRecord) => ({ editNo: draft?.editNo ?? 0 })

  const edit = async (form: FormRecord, make: MakeEdit) => {
    if (!make(definitionOf(form))) return null
    const { draft } = form.draft ? form : await begin()
    const change = draft && make(draft.definition)
    if (!change) return null
    const body = { editNo: draft.editNo, edit: change }
    return callApi(formsEndpoints.editForm, { params, body })
  }
  /** On top of what somebody else did meanwhile, unless both changed the same. */
  const run = (make: MakeEdit): Promise<boolean> =>
    inTurn(
      async (form) => {
        try {
          return await edit(form, make)
        } catch (error) {
          if (!isOvertaken(error)) throw error
          const latest = await callApi(formsEndpoints.readForm, { params })
          queries.setQueryData(key, latest)
          if (!latest.draft || !staysApart(make, definitionOf(form), latest.draft.definition))
            throw error
          return edit(latest, make)
        }
      },
      () => void run(make),
    )

  return {
    notice,
    setNotice,
    run,
    begin: (from) => inTurn(() => begin(from)),
    undo: () =>
      inTurn((form) => callApi(formsEndpoints.undoFormEdit, { params, body: editNoOf(form) })),
    discard: () =>
      inTurn((form) => callApi(formsEndpoints.discardFormDraft, { params, body: editNoOf(form) })),
    publish: (reason) =>
      inTurn((form) =>
        callApi(formsEndpoints.publishForm, { params, body: { ...editNoOf(form), reason } }),
      ),
  }
}

const definitionOf = ({ draft, published }: FormRecord) => (draft ?? published).definition

const isOvertaken = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'editedMeanwhile'

interface Told {
  changedBy?: string | null
  why?: string
  labels?: Record<string, Bilingual | null>
}

function noticeOf(error: unknown, again: (() => void) | null): Notice {
  if (!(error instanceof ApiProblem)) return { kind: 'problem', error }
  const { changedBy, why, labels } = error.problem as Told
  if (isOvertaken(error)) return { kind: 'meanwhile', by: changedBy ?? null, again }
  if (error.code === 'editRefused' && why) return { kind: 'refused', why, names: labels ?? {} }
  return { kind: 'problem', error }
}
