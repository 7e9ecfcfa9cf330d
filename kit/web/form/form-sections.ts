import { createContext } from 'react'
import type { RegisterSection } from '../record/sections.ts'

/** The index of a long form, which its sections stand in. */
export const FormSectionsContext = createContext<RegisterSection | null>(null)
