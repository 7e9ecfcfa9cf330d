import type { Definition, Question } from './definition.ts'

/** The questions that a condition of a section or question may read: those that come before it. */
export function readableFor({ sections }: Definition, id: string): Question[] {
  const earlier: Question[] = []
  for (const section of sections) {
    if (section.id === id) return earlier
    for (const question of section.questions) {
      if (question.id === id) return earlier
      const inner = (question.questions ?? []) as Question[]
      const at = inner.findIndex((each) => each.id === id)
      if (at >= 0) return [...earlier, ...inner.slice(0, at)]
      earlier.push(question)
    }
  }
  return []
}
