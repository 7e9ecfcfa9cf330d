import { use, useEffect, useRef, useState } from 'react'
import { RecordContext } from '../record/record-context.ts'
import { session } from '../session.ts'
import type { FormValues } from './field-values.ts'
import { FormAbout } from './form-about.ts'
import { formKeeping } from './kept-forms.ts'

/** What is kept of a form: what was typed, and the version of the record that it was typed over. */
export interface KeptForm {
  values: FormValues
  version: number | undefined
}

/**
 * Gives back what was typed before the session was lost, and says whether there was any. Forms of one
 * address are told apart by the record that they are about and by their name.
 */
export function useKeptForm(form: {
  name: string
  /** Null when nothing is unsaved. */
  unsaved: () => KeptForm | null
  restore: (kept: KeptForm) => void
}): boolean {
  const around = use(RecordContext)?.record as { id?: string } | undefined
  const named = use(FormAbout)
  const about = around?.id ?? named ?? new URLSearchParams(location.search).get('id')
  const [key] = useState(() =>
    [session.get().person?.uuid ?? '', location.pathname, about ?? '', form.name].join(' '),
  )
  const [kept] = useState(() => formKeeping.look(key) as KeptForm | undefined)
  const now = useRef(form)
  useEffect(() => {
    now.current = form
  })
  useEffect(() => {
    if (!kept) return
    formKeeping.takeBack(key)
    now.current.restore(kept)
  }, [kept, key])
  useEffect(() => formKeeping.watch(key, () => now.current.unsaved()), [key])
  return kept !== undefined
}

/** The same of a form that has its values in a state of its own. */
export function useKeptValues<Values extends FormValues>(form: {
  name: string
  /** Null when nothing is unsaved. */
  values: Values | null
  restore: (values: Values) => void
}): void {
  useKeptForm({
    name: form.name,
    unsaved: () => form.values && { values: form.values, version: undefined },
    restore: ({ values }) => form.restore(values as Values),
  })
}
