import { useEffect, useState } from 'react'
import type { Language } from '#kit/contract/strings.ts'
import type { PublicForm } from '../../contract/public-form.ts'
import { respelled } from '../pieces/draft/answers.ts'
import type { DraftState } from '../pieces/draft/draft-state.ts'
import type { FormKind } from '../pieces/form-kind.ts'

/** What is typed stays when the questions or the language change. */
export function usePreviewState(kind: FormKind, form: PublicForm, language: Language): DraftState {
  const [spoken, setSpoken] = useState(language)
  useEffect(() => {
    const state = kind.store.get()
    if (!state || state.form === form) return
    const typed = respelled(state.typed, form, [spoken, language])
    kind.store.set({ ...state, form, typed })
    setSpoken(language)
  }, [kind, form, language, spoken])
  return kind.store.use() as DraftState
}
