import { isGiven, type Answers } from '#modules/forms/contract/conditions.ts'
import type { PublicForm, PublicQuestion } from '#modules/forms/contract/public-form.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'

const given: Partial<Record<PublicQuestion['kind'], unknown>> = {
  yesNo: false,
  statement: true,
  number: '30',
  money: '22.50',
  date: '2027-02-08',
  text: 'Fine',
  longText: 'Fine',
  scale5: 4,
  scale10: 8,
}

/** Something for each question that has to be answered, and what is wanted. */
export function answersTo(form: PublicForm, wanted: Answers = {}): Record<string, unknown> {
  const answers: Record<string, unknown> = { ...wanted }
  for (;;) {
    const missing = shownOf(form, answers)
      .sections.flatMap(({ questions }) => questions)
      .find(({ id, required }) => required && !isGiven(answers[id]))
    if (!missing) return answers
    const [first] = missing.options ?? []
    answers[missing.id] =
      missing.kind === 'one'
        ? first?.id
        : missing.kind === 'many'
          ? [first?.id]
          : given[missing.kind]
    if (answers[missing.id] === undefined) throw new Error(`What is a ${missing.kind}?`)
  }
}
