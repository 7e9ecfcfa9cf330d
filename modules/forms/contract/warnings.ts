import type { Bilingual } from '#kit/contract/fields.ts'
import type { Catalogue } from './catalogue.ts'
import { flagsDifference, roleOf } from './compared-roles.ts'
import { questionsOf, type Definition } from './definition.ts'

export const warningCodes = ['notCompared'] as const

/** Something that does not stand in the way of publishing, and may not be what was meant. */
export interface Warning {
  code: (typeof warningCodes)[number]
  id: string
  about: Bilingual
}

/** The form whose answers those of another one are compared with. */
interface OtherSide {
  name: Bilingual
  definition: Definition
  catalogue: Catalogue
}

/** Questions that flag a difference from what the other side is not asked. */
export function warningsIn(
  definition: Definition,
  { catalogue, other }: { catalogue: Catalogue; other: OtherSide | null },
): Warning[] {
  if (!other) return []
  const asked = new Set(
    [...questionsOf(other.definition)]
      .filter(({ group }) => group === null)
      .map(({ question }) => roleOf(question, other.catalogue)),
  )
  return [...questionsOf(definition)].flatMap(({ question }) => {
    const role = roleOf(question, catalogue)
    const flags = question.effects?.includes(flagsDifference) === true
    if (!flags || role === undefined || asked.has(role)) return []
    return [{ code: 'notCompared' as const, id: question.id, about: other.name }]
  })
}
