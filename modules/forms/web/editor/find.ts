import { questionsOf, type Definition, type Question } from '../../contract/definition.ts'

export function questionIn(definition: Definition, id: string): Question | null {
  for (const { question } of questionsOf(definition)) if (question.id === id) return question
  return null
}

export const sectionIn = ({ sections }: Definition, id: string) =>
  sections.find((each) => each.id === id) ?? null
