import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import type * as z from 'zod/mini'
import type { Entity } from '#kit/contract/define-entity.ts'
import { useLanguage } from '../language.ts'
import { checkForm } from './check-form.ts'
import { bodyOf, inputsOf, writable, type FormValues } from './field-values.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useSending, type Sending } from './use-sending.ts'

export interface EntityFormInput<Saved> {
  entity: Entity
  /** `entity.create` or `entity.update`, or one that extends it. */
  schema: z.ZodMiniType
  /** The record as read, or what a new one starts with. */
  initial: object
  /** Send only what was changed; for changes of a record. */
  changesOnly?: boolean
  /** How the value of a part with a shape of its own is shown beside somebody else's. */
  show?: (name: string, value: unknown) => ReactNode
  /** Parts of a record as the form holds them, where it holds them otherwise than the record. */
  read?: (record: FormValues) => FormValues
  save: (body: never, sending: Sending) => Promise<Saved>
  /** Another way to save what is typed: held to its own schema, and sent to its own place. */
  other?: Pick<EntityFormInput<Saved>, 'schema' | 'save'>
  onSaved: (saved: Saved) => void
}

/** The state of a form over a declared entity: what is typed, what is wrong, what was sent. */
export function useEntityForm<Saved>(input: EntityFormInput<Saved>) {
  const { entity } = input
  const [schema, hold] = useState(input.schema)
  const language = useLanguage()
  const initial = input.initial as FormValues
  const [inputs] = useState(() => inputsOf(entity.fields, initial, language))
  const form = useForm<FormValues>({ mode: 'controlled', initialValues: inputs })
  const [wasSubmitted, setSubmitted] = useState(false)
  const [version, setVersion] = useState(initial['version'] as number | undefined)
  const sending = useSending({ fields: entity.fields, save: input.save, onSaved: input.onSaved })
  const labels = useRef(new Map<string, string>())

  const checked = useMemo(
    () => checkForm(schema, entity.fields, bodyOf(entity.fields, form.values, language)),
    [schema, entity, form.values, language],
  )
  const errors = { ...sending.errors, ...(wasSubmitted ? checked.errors : {}) }
  const isDirty = form.isDirty()
  // The record that is shown has moved on; what is sent is held against the version that was read.
  const isOutdated = version !== initial['version'] && !sending.isSaving && !sending.isSaved.current
  const wasRestored = useKept({ entity, form, sending, version, setVersion, initial })

  const set = (path: string, value: unknown) => {
    form.setFieldValue(path, value)
    sending.forgive(path)
  }

  const submitBy = async (way: Pick<EntityFormInput<Saved>, 'schema' | 'save'>) => {
    if (sending.isSaving) return
    setSubmitted(true)
    hold(way.schema)
    const typed = bodyOf(entity.fields, form.values, language)
    const { body } = checkForm(way.schema, entity.fields, typed)
    if (!body) return sending.fail()
    const changed = ([name]: [string, unknown]) => !input.changesOnly || form.isDirty(name)
    const sent = Object.fromEntries(Object.entries(body).filter(changed))
    await sending.send(sent, version, way.save)
  }

  /** After a stale save: takes over what was chosen and sends it against the present version. */
  const resolveStale = async (chosen: FormValues, present: number) => {
    setVersion(present)
    form.setValues({ ...form.values, ...inputsFor(entity, chosen, language) })
    const typed = bodyOf(entity.fields, form.values, language)
    const sent = input.changesOnly ? chosen : wholeWith(chosen, { schema, entity, typed })
    await (sent ? sending.send(sent, present) : sending.fail())
  }

  return {
    entity,
    values: form.values,
    list: form,
    initial,
    set,
    /** What is proposed once the form stands there: it begins with it, and nobody has typed it. */
    propose: (proposed: FormValues) => begin(form, inputsFor(entity, proposed, language)),
    errors,
    problem: sending.problem,
    failures: sending.failures,
    isSaving: sending.isSaving,
    isDirty,
    isSaved: sending.isSaved,
    wasRestored,
    isOutdated,
    language,
    of: input as Pick<EntityFormInput<never>, 'show' | 'read'>,
    /** What the fields on the screen are called. */
    labels,
    /** What would be sent now, valid or not. */
    body: () => bodyOf(entity.fields, form.values, language),
    isFieldDirty: (name: string) => form.isDirty(name),
    submit: () => submitBy(input),
    submitOther: async () => (input.other ? submitBy(input.other) : undefined),
    resolveStale,
    dropProblem: sending.dropProblem,
    /** What saving would say against what is typed, before it is tried. */
    foresee: sending.foresee,
    /** For something that is not there yet. */
    isNew: !input.changesOnly,
  }
}

export type EntityForm = ReturnType<typeof useEntityForm>

interface Whole {
  schema: z.ZodMiniType
  entity: Entity
  typed: object
}

/** What a whole form sends once it is chosen what to keep of it; null when that cannot be sent. */
const wholeWith = (chosen: FormValues, { schema, entity, typed }: Whole) =>
  checkForm(schema, entity.fields, { ...typed, ...chosen }).body

interface Keeping {
  entity: Entity
  form: UseFormReturnType<FormValues>
  sending: { isSaved: RefObject<boolean> }
  version: number | undefined
  setVersion: (version: number | undefined) => void
  initial: FormValues
}

/** Keeps what is typed while a session is lost, but for what must not lie about in a browser. */
function useKept({ entity, form, sending, version, setVersion, initial }: Keeping): boolean {
  const typed = () =>
    writable(entity.fields)
      .filter(([, field]) => !field.isProtected && field.kind !== 'file')
      .filter(([name]) => form.isDirty(name))
      .map(([name]) => [name, form.values[name]] as const)
  return useKeptForm({
    name: [entity.name, initial['id']].filter(Boolean).join(' '),
    unsaved: () =>
      form.isDirty() && !sending.isSaved.current
        ? { values: Object.fromEntries(typed()), version }
        : null,
    restore: (kept) => {
      form.setValues({ ...form.values, ...kept.values })
      setVersion(kept.version)
    },
  })
}

const inputsFor = (entity: Entity, chosen: FormValues, language: 'en' | 'fr') =>
  Object.fromEntries(
    Object.entries(inputsOf(entity.fields, chosen, language)).filter(([name]) => name in chosen),
  )

function begin(form: UseFormReturnType<FormValues>, inputs: FormValues) {
  form.setInitialValues({ ...form.getInitialValues(), ...inputs })
  for (const [name, value] of Object.entries(inputs)) form.setFieldValue(name, value)
}
