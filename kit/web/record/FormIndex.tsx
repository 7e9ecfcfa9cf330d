import type { ReactNode } from 'react'
import { FormSectionsContext } from '../form/FormSection.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useSections } from './sections.ts'

/** A long form with an index of its sections, always in reach. */
export function FormIndex({ children }: { children: ReactNode }) {
  const { all, register } = useSections()
  return (
    <FormSectionsContext value={register}>
      <SectionIndex sections={all} />
      {children}
    </FormSectionsContext>
  )
}
