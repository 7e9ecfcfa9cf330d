import { questionsOf, type Definition } from '../definition.ts'

/** Sections on screens that the form does not have: nobody would be asked. */
export const placeFindings = ({ sections }: Definition, places: readonly string[]) =>
  sections
    .filter(({ place }) => !places.includes(place))
    .map(({ id, place }) => ({ code: 'unknownPlace' as const, id, about: place }))

/**
 * Keys that stand for two things. A section may be called as a field is, whose name stands in the
 * catalogue; it may not be called as an organisation's own question or a group is.
 */
export function keysTwice(definition: Definition): string[] {
  const questions = Array.from(questionsOf(definition), ({ question }) => question)
  const all = [
    ...definition.sections.map(({ id }) => id),
    ...questions
      .filter(
        ({ id, kind }) => kind !== 'field' || !definition.sections.some((each) => each.id === id),
      )
      .map(({ id }) => id),
  ]
  return [...new Set(all.filter((id, at) => all.indexOf(id) !== at))]
}
