import { useEffect, useRef, useState } from 'react'
import type { FormValues } from './field-values.ts'
import { formKeeping } from './kept-forms.ts'
import { session } from '../session.ts'

/** Gives back what was typed before the session was lost, and says whether there was any. */
export function useKeptForm(
  isDirty: boolean,
  values: FormValues,
  restore: (values: FormValues) => void,
): boolean {
  const [key] = useState(() => `${session.get().person?.uuid ?? ''} ${location.pathname}`)
  const [kept] = useState(() => formKeeping.takeBack(key) as FormValues | undefined)
  const now = useRef({ isDirty, values })
  useEffect(() => {
    now.current = { isDirty, values }
  })
  const give = useRef(restore)
  useEffect(() => {
    if (kept) give.current(kept)
  }, [kept])
  useEffect(
    () => formKeeping.watch(key, () => (now.current.isDirty ? now.current.values : null)),
    [key],
  )
  return kept !== undefined
}
