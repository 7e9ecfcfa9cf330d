/** Keys that are labels: of fields, states, choices, screens, parts of a screen. */
const labelKeys = /^(?:fields|status|choices|screens|navigation|sections|groups|tabs|filters)\./

export const isLabel = (key: string) => labelKeys.test(key)

/** « Approuvée », « Approuvés » and « Approuvé » are one label, said of different things. */
const withoutGender = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/\u00A0/g, ' ')
    .replaceAll(/é(?:\(e\)|e?s?)(?![\p{L}(])/gu, 'é')
    .replaceAll(/(?<=\p{L}{3})(?:ive|if)s?(?!\p{L})/gu, 'if')

/** The French labels of one English label, when they are more than one. */
export function labelsApart(labels: readonly { english: string; french: string; place: string }[]) {
  const found = new Map<string, Map<string, string[]>>()
  for (const { english, french, place } of labels) {
    const ofEnglish = found.get(english) ?? new Map<string, string[]>()
    found.set(english, ofEnglish)
    const key = withoutGender(french)
    ofEnglish.set(key, [...(ofEnglish.get(key) ?? []), `${place} “${french}”`])
  }
  return [...found]
    .filter(([, ofEnglish]) => ofEnglish.size > 1)
    .map(([english, ofEnglish]) => `${english}: ${[...ofEnglish.values()].flat().join(', ')}`)
}
