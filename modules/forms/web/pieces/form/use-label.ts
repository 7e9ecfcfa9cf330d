import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { questionsIn } from '../draft/answers.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { AnyDraft, FormKind } from '../form-kind.ts'

/** The question that belongs to a path: `employer.city`, `documents.jobOffer`, `qgroup.{item}.qcost`. */
export function useLabelOf<D extends AnyDraft>(kind: FormKind<D>) {
  const bilingual = useBilingual()
  return ({ draft, form }: DraftState<D>, path: string): string => {
    const questions = questionsIn(form)
    const known = questions.find(({ id }) => id === path)
    if (known) return known.label
    const [first = '', second, third] = path.split('.')
    if (first === 'documents') {
      const document = kind.documents(draft).find(({ code }) => code === second)
      return document ? bilingual(document.name) : path
    }
    const group = questions.find(({ id }) => id === first)
    return group?.questions?.find(({ id }) => id === third)?.label ?? group?.label ?? path
  }
}
