import { fieldOfOwn, type OwnField } from '#kit/contract/own-fields.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { ImportTarget } from '#modules/imports/server/import-target.ts'

type Named = Record<string, unknown>

/** What can be imported, with the fields that were added: columns by their names, choices by theirs. */
export function importedWithOwn(target: ImportTarget, own: readonly OwnField[]): ImportTarget {
  if (own.length === 0) return target
  const fields = own.map((each) => {
    const isList = each.type === 'choices'
    // That it must be given is judged row by row: whoever does not see it need not fill it in.
    return [each.name, { ...fieldOfOwn(each), required: false, isList }] as const
  })
  const words = (language: Language) => {
    const { fields: declared, choices, ...others } = target.words[language] as Record<string, Named>
    const named = own.map(({ name, label }) => [name, label[language]])
    const chosen = own.map(({ name, options }) => [
      name,
      Object.fromEntries(options.map((option) => [option.id, option.name[language]])),
    ])
    return {
      ...others,
      fields: { ...declared, ...Object.fromEntries(named) },
      choices: { ...choices, ...Object.fromEntries(chosen) },
    }
  }
  return {
    ...target,
    fields: { ...target.fields, ...Object.fromEntries(fields) },
    words: { en: words('en'), fr: words('fr') },
  }
}
