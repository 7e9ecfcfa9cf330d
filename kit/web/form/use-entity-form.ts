import { useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Entity } from '#kit/contract/define-entity.ts'
import { ApiProblem } from '../api-problem.ts'
import { useLanguage } from '../language.ts'
import { useAttemptKey } from './attempt-key.ts'
import { checkForm, errorsOfProblem, type FormErrors } from './check-form.ts'
import { bodyOf, inputsOf, type FormValues } from './field-values.ts'
import { useKeptForm } from './use-kept-form.ts'

export interface Sending {
  idempotencyKey: string
  /** The version that was edited; after a stale save the one that was compared. */
  version: number | undefined
}

export interface EntityFormInput<Saved> {
  entity: Entity
  /** `entity.create` or `entity.update`, or one that extends it. */
  schema: z.ZodMiniType
  /** The record as read, or what a new one starts with. */
  initial: object
  /** Send only what was changed; for changes of a record. */
  changesOnly?: boolean
  save: (body: never, sending: Sending) => Promise<Saved>
  onSaved: (saved: Saved) => void
}

/** The state of a form over a declared entity: what is typed, what is wrong, what was sent. */
export function useEntityForm<Saved>(input: EntityFormInput<Saved>) {
  const { entity, schema } = input
  const language = useLanguage()
  const initial = input.initial as FormValues
  const [inputs] = useState(() => inputsOf(entity.fields, initial, language))
  const form = useForm<FormValues>({ mode: 'controlled', initialValues: inputs })
  const [wasSubmitted, setSubmitted] = useState(false)
  const [fromServer, setFromServer] = useState<FormErrors>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [version, setVersion] = useState(initial['version'] as number | undefined)
  const isSaved = useRef(false)
  const attempt = useAttemptKey()
  const [failures, setFailures] = useState(0)

  const checked = useMemo(
    () => checkForm(schema, entity.fields, bodyOf(entity.fields, form.values, language)),
    [schema, entity, form.values, language],
  )
  const errors = { ...fromServer, ...(wasSubmitted ? checked.errors : {}) }
  const isDirty = !isSaved.current && form.isDirty()
  const wasRestored = useKeptForm(isDirty, form.values, form.setValues)

  const set = (path: string, value: unknown) => {
    form.setFieldValue(path, value as never)
    setFromServer((before) => withoutPath(before, path))
  }

  const send = async (body: FormValues, from: number | undefined) => {
    setSaving(true)
    setProblem(null)
    setFromServer({})
    try {
      const key = attempt.keyFor(body)
      const saved = await input.save(body as never, { idempotencyKey: key, version: from })
      isSaved.current = true
      attempt.forget()
      input.onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setProblem(error)
      setFromServer(errorsOfProblem(error, entity.fields))
      setFailures((count) => count + 1)
    } finally {
      setSaving(false)
    }
  }

  const submit = async () => {
    if (isSaving) return
    setSubmitted(true)
    if (!checked.body) return setFailures((count) => count + 1)
    const changed = ([name]: [string, unknown]) => !input.changesOnly || form.isDirty(name)
    await send(Object.fromEntries(Object.entries(checked.body).filter(changed)), version)
  }

  /** After a stale save: takes over what was chosen and sends it against the present version. */
  const resolveStale = async (chosen: FormValues, present: number) => {
    setVersion(present)
    form.setValues({ ...form.values, ...inputsFor(entity, chosen, language) })
    await send(chosen, present)
  }

  return {
    entity,
    values: form.values,
    list: form,
    initial,
    set,
    errors,
    problem,
    failures,
    isSaving,
    isDirty,
    isSaved,
    wasRestored,
    language,
    /** What would be sent now, valid or not. */
    body: () => bodyOf(entity.fields, form.values, language),
    isFieldDirty: (name: string) => form.isDirty(name),
    submit,
    resolveStale,
    dropProblem: () => setProblem(null),
  }
}

export type EntityForm = ReturnType<typeof useEntityForm>

const inputsFor = (entity: Entity, chosen: FormValues, language: 'en' | 'fr') =>
  Object.fromEntries(
    Object.entries(inputsOf(entity.fields, chosen, language)).filter(([name]) => name in chosen),
  )

const withoutPath = (errors: FormErrors, path: string): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([key]) => key !== path && !key.startsWith(`${path}.`)),
  )
