import type { PublicForm } from '#modules/forms/contract/public-form.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'

/** The form of the evidence as a request asks it: costs are chosen among those that were approved. */
export const onlyApproved = (form: PublicForm, approved: FundingDraft['approved']): PublicForm => ({
  sections: form.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.id === 'evidence.costs' && question.options
        ? {
            ...question,
            options: question.options.filter(({ id }) => approved.some(({ kind }) => kind === id)),
          }
        : question,
    ),
  })),
})
