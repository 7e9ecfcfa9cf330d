import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { questionsOf, type Definition } from '../contract/definition.ts'

/** What questions are called; where several are called the same, with the page beside it. */
export function useQuestionNames(definition: Definition) {
  const text = useText()
  const bilingual = useBilingual()
  const all = [...questionsOf(definition)].map(({ question, section, group }) => ({
    id: question.id,
    name: bilingual(question.label) || text('untitled'),
    page: bilingual(group?.label ?? section.title) || text('untitledSection'),
  }))
  const times = Map.groupBy(all, ({ name }) => name)
  return new Map(
    all.map(({ id, name, page }) => [
      id,
      {
        page,
        name: (times.get(name)?.length ?? 0) > 1 ? text('ofPage', { question: name, page }) : name,
      },
    ]),
  )
}
