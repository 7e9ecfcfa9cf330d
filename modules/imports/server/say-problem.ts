import type { Language } from '#kit/contract/strings.ts'
import { kitTranslator, spokenErrors, spokenReason, translatorOf } from '#kit/server/messages.ts'
import type { ImportedRow } from '../contract/imports.endpoints.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget } from './import-target.ts'

/** Of a row one speaks otherwise than of a form: what is gone is gone since the import. */
const ofRows = { en: importsEn.ofRows, fr: importsFr.ofRows }

/**
 * What stands in the way of a row, in the reader's language, by the fields' names on the screens.
 * The imports speak first, then the module whose checks were run.
 */
export function sayProblem(
  { words }: ImportTarget,
  language: Language,
  problem: RowProblem | null,
): ImportedRow['problems'] {
  if (!problem) return []
  const speakers = [ofRows, words]
  if (!problem.errors) {
    const message = spokenReason(problem, language, speakers)
    return [{ field: null, message: message ?? kitTranslator(language)('problems.invalidInput') }]
  }
  const ofTarget = translatorOf(words[language], language)
  const spoken = spokenErrors(problem.errors, language, speakers)
  return Object.entries(spoken).flatMap(([path, complaints]) => {
    // What is wrong with a part is told of the field.
    const field = path.split('.')[0] ?? ''
    const name = ofTarget.has(`fields.${field}`) ? ofTarget(`fields.${field}`) : null
    return complaints.map(({ message }) => ({ field: name, message }))
  })
}
