import { useSession } from '#kit/web/session.ts'
import type { FormDraft } from '../../../contract/form-draft.ts'
import { Notice } from '../fields/Notice.tsx'
import { useWords } from '../words/use-words.ts'

/** Whoever has opened the link of somebody else is told for whom it counts. */
export function CountsFor({ draft: { countsFor } }: { draft: FormDraft }) {
  const words = useWords()
  const { person } = useSession()
  if (!countsFor?.isOther || !person) return null
  const { employer } = countsFor
  return (
    <Notice tone="warning">
      {employer
        ? words('countsFor.employer', { employer, person: person.name })
        : words('countsFor.participant', { person: person.name })}
    </Notice>
  )
}
