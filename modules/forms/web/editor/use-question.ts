import type { Question } from '../../contract/definition.ts'
import type { Edit } from '../../contract/edits.ts'
import type { EntryKind } from '../../contract/kinds.ts'
import { useEditor } from './editor-context.ts'
import { questionIn } from './find.ts'

type QuestionChange = Omit<Extract<Edit, { do: 'changeQuestion' }>, 'do' | 'id'>

/** Changes the question by what it is when the change's turn comes. */
export function useQuestionChange(id: string) {
  const { run } = useEditor()
  return (make: (now: Question) => QuestionChange) =>
    void run((definition) => {
      const now = questionIn(definition, id)
      return now && { do: 'changeQuestion', id, ...make(now) }
    })
}

/** How a question is entered: a field says so itself. */
export function useEntryKind(question: Question): EntryKind {
  const { form } = useEditor()
  const field = form.catalogue.find(({ name }) => name === question.id)
  return question.kind === 'field' ? (field?.kind ?? 'text') : question.kind
}
