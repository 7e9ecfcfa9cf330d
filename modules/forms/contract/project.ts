import type { Language } from '#kit/contract/strings.ts'
import type { Catalogue, CatalogueField } from './catalogue.ts'
import type { Definition, Limits, Question } from './definition.ts'
import type { QuestionKind } from './kinds.ts'
import type { PublicForm, PublicQuestion } from './public-form.ts'

/**
 * A definition as it is filled in: in one language, with what its fields demand, and without what is
 * staff's alone (roles, effects). A field that the catalogue does not know is not asked.
 */
export function projectForm(
  { sections }: Definition,
  { catalogue, language }: { catalogue: Catalogue; language: Language },
): PublicForm {
  const fields = new Map(catalogue.map((field) => [field.name, field]))
  const asked = (question: Question) => project(question, fields.get(question.id), language)
  return {
    sections: sections.map(({ id, place, title, intro, show, questions }) => ({
      id,
      place,
      title: title[language],
      intro: intro[language],
      ...(show ? { show } : {}),
      questions: questions
        .filter((question) => question.kind !== 'field' || fields.has(question.id))
        .map((question) => {
          const { entry, questions: inner } = question
          return {
            ...asked(question),
            ...(entry ? { entry: { item: entry.item[language], add: entry.add[language] } } : {}),
            ...(inner ? { questions: inner.map((each) => asked(each as Question)) } : {}),
          }
        }),
    })),
  }
}

function project(
  question: Question,
  field: CatalogueField | undefined,
  language: Language,
): PublicQuestion {
  const { id, kind, label, help, show } = question
  const options = question.kind === 'field' ? field?.options : question.options
  const limits = narrower(field?.limits, question.limits)
  return {
    id,
    kind: field?.kind ?? (kind as QuestionKind),
    label: label[language],
    required: question.required || field?.required === true,
    ...(help?.[language] ? { help: help[language] } : {}),
    ...(limits ? { limits } : {}),
    ...(options ? { options: options.map((each) => optionIn(each, language)) } : {}),
    ...(field?.format ? { format: field.format } : {}),
    ...(field?.list ? { list: field.list } : {}),
    ...(field?.isProtected ? { isProtected: true as const } : {}),
    ...(field?.fill ? { fill: field.fill } : {}),
    ...(show ? { show } : {}),
  }
}

const optionIn = (
  { id, label, exclusive, show }: NonNullable<Question['options']>[number],
  language: Language,
) => ({
  id,
  label: label[language],
  ...(exclusive ? { exclusive } : {}),
  ...(show ? { show } : {}),
})

/** Limits of both; a form may narrow those of a field, and never widens them. */
export function narrower(field: Limits | undefined, own: Limits | undefined): Limits | undefined {
  if (!field || !own) return field ?? own
  const pick = (key: 'min' | 'max', best: (...figures: number[]) => number) => {
    const known = [field[key], own[key]].filter((each) => each !== undefined)
    return known.find((each) => Number(each) === best(...known.map(Number)))
  }
  const [min, max] = [pick('min', Math.max), pick('max', Math.min)]
  const [scale, maxLength] = (['scale', 'maxLength'] as const).map((key) => {
    const known = [field[key], own[key]].filter((each) => each !== undefined)
    return known.length ? Math.min(...known) : undefined
  })
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(scale === undefined ? {} : { scale }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}
