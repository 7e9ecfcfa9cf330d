import { useLayoutEffect, useRef } from 'react'
import type { FormValues } from './field-values.ts'
import { inputId } from './form-context.ts'
import { plainText } from './plain-text.ts'
import type { EntityForm } from './use-entity-form.ts'

/** A date that is still being fetched can take nothing. */
const entries =
  'input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [data-kind=date] [readonly]), textarea'

/**
 * As the `ref` of a form: whoever comes to enter something new stands in its first empty field, where
 * there are keys. What was typed before and is given back counts as filled.
 */
export function useFirstEmpty({ isNew, wasRestored, isDirty, values }: EntityForm) {
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const isFilled = !wasRestored || isDirty
  useLayoutEffect(() => {
    if (!isNew || !isFilled || isDone.current) return
    isDone.current = true
    if (!matchMedia('(width >= 60em)').matches) return
    const fields = form.current?.querySelectorAll<HTMLInputElement>(entries) ?? []
    const isOpen = (entry: HTMLInputElement) => !entry.disabled && isEmpty(entry, values)
    Array.from(fields).find(isOpen)?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once
  }, [isNew, isFilled])
  return form
}

/** What is chosen has a value before the words for it are there. */
function isEmpty({ id, value }: HTMLInputElement, values: FormValues): boolean {
  const name = Object.keys(values).find((each) => inputId(each) === id)
  return name === undefined ? value === '' : plainText(values[name]) === ''
}
