import type { Language } from '#kit/contract/strings.ts'
import { kitTranslator, spokenErrors, translatorOf } from '#kit/server/messages.ts'
import type { ImportedRow } from '../contract/imports.endpoints.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget } from './import-target.ts'

/** What stands in the way of a row, in the reader's language, by the fields' names on the screens. */
export function sayProblem(
  { words }: ImportTarget,
  language: Language,
  problem: RowProblem | null,
): ImportedRow['problems'] {
  if (!problem) return []
  const ofTarget = translatorOf(words[language], language)
  const own = translatorOf({ en: importsEn, fr: importsFr }[language], language)
  const said = (key: string, params: Record<string, string | number> = {}) =>
    [own, ofTarget].find((each) => each.has(key))?.(key, params) ?? null
  if (!problem.errors)
    return [{ field: null, message: said(`reasons.${problem.code}`, problem.params) ?? byKit() }]
  const spoken = spokenErrors(problem.errors, language, (key, _, params) => said(key, params))
  return Object.entries(spoken).flatMap(([path, complaints]) => {
    // What is wrong with a part is told of the field.
    const field = path.split('.')[0] ?? ''
    const name = ofTarget.has(`fields.${field}`) ? ofTarget(`fields.${field}`) : null
    return complaints.map(({ message }) => ({ field: name, message }))
  })

  function byKit(): string {
    const kit = kitTranslator(language)
    const key = `problems.${problem?.code}.title`
    return kit(kit.has(key) ? key : 'validation.format')
  }
}
