import { createContext, use } from 'react'
import type { EntityForm } from './use-entity-form.ts'

export const FormContext = createContext<EntityForm | null>(null)

export function useFormAround(): EntityForm {
  const form = use(FormContext)
  if (!form) throw new Error('A field outside an EntityFormBody')
  return form
}

/** The element that an error's link leads to. */
export const inputId = (path: string) => `field-${path.replace(/\./g, '-')}`
