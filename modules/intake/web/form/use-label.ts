import { useText } from '#kit/web/text.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Draft } from '../../contract/intake.ts'
import { isPart, parts, type Part } from '../draft/answers.ts'
import { useWords, type WordKey } from '../words/use-words.ts'

/** The question that belongs to a path: `employer.city`, `documents.jobOffer`, `statements`. */
export function useLabelOf() {
  const words = useWords()
  const bilingual = useBilingual()
  const texts: Record<Part, ReturnType<typeof useText>> = {
    employer: useText(parts.employer.namespace),
    position: useText(parts.position.namespace),
    participant: useText(parts.participant.namespace),
  }
  return (draft: Draft, path: string): string => {
    const [part = '', name = ''] = path.split('.')
    if (part === 'documents') {
      const asked = draft.program.requiredDocuments.find(({ code }) => code === name)
      return asked ? bilingual(asked.name) : words('labels.documents')
    }
    if (!isPart(part)) return words('labels.statements')
    return words.has(`labels.${name}`)
      ? words(`labels.${name}` as WordKey)
      : texts[part](`fields.${name}`)
  }
}
