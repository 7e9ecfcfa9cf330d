import type { FormErrors } from '#kit/web/form/check-form.ts'
import { complaintsAbout } from '../../../contract/check-form.ts'
import type { Answers } from '../../../contract/conditions.ts'
import type { AnyDraft, BrokenRule, FormKind, FormPages } from '../form-kind.ts'
import type { Step } from './steps.ts'

interface Judged<D extends AnyDraft> {
  kind: FormKind<D>
  pages: FormPages<D>
  draft: D
  answers: Answers
}

/** Everything that is wrong with a page, by the server's paths. */
export function checkStep<D extends AnyDraft>(
  { questions }: Step,
  { kind, pages, draft, answers }: Judged<D>,
): FormErrors {
  const given = new Set(draft.given)
  const asked = questions.filter(({ id }) => !given.has(id) || answers[id] !== undefined)
  const errors: Record<string, FormErrors[string]> = complaintsAbout(asked, answers, pages.formats)
  for (const { path, ...error } of pages.rules(draft, answers))
    if (questions.some(({ id }) => id === path)) errors[path] ??= [error]
  return questions.some((each) => each.kind === 'documents')
    ? { ...errors, ...missingDocuments(kind, draft) }
    : errors
}

/** Of what is wrong that with some questions: what an answer brings up is not wrong before one has gone on. */
export const wrongWith = (found: FormErrors, ids: readonly string[]): FormErrors =>
  Object.fromEntries(
    Object.entries(found).filter(([path]) => ids.some((id) => `${path}.`.startsWith(`${id}.`))),
  )

const missingDocuments = <D extends AnyDraft>(kind: FormKind<D>, draft: D): FormErrors =>
  Object.fromEntries(
    kind
      .documents(draft)
      .filter(
        ({ code, mandatory }) => mandatory && !draft.documents.some((file) => file.kind === code),
      )
      .map(({ code }) => [`documents.${code}`, [{ code: 'documentMissing', params: {} }]]),
  )

/** The rule that an answer does not meet so far. */
export const brokenRule = <D extends AnyDraft>(
  key: string,
  { pages, draft, answers }: Omit<Judged<D>, 'kind'>,
): BrokenRule | undefined => pages.rules(draft, answers).find(({ path }) => path === key)
