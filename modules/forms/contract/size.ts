import { questionsOf, type Definition } from './definition.ts'

/** What a form may hold in all, while it is edited and when it is published. */
export const mostOf = {
  sections: 60,
  questions: 200,
  options: 1000,
  kilobytes: 256,
} as const
export type Measure = keyof typeof mostOf

/** As UTF-8; each half of a pair counts two. */
const bytesOf = (text: string) =>
  text.length +
  (text.match(/[\u0080-\uffff]/g)?.length ?? 0) +
  (text.match(/[\u0800-\ud7ff\ue000-\uffff]/g)?.length ?? 0)

/** How much a form holds. */
export function sizeOf(definition: Definition): Record<Measure, number> {
  const all = Array.from(questionsOf(definition), ({ question }) => question)
  return {
    sections: definition.sections.length,
    questions: all.length,
    options: all.reduce((sum, { options = [] }) => sum + options.length, 0),
    kilobytes: bytesOf(JSON.stringify(definition)) / 1024,
  }
}

/** Of what there is too much. */
export function excessIn(definition: Definition): Measure[] {
  const size = sizeOf(definition)
  return (Object.keys(mostOf) as Measure[]).filter((measure) => size[measure] > mostOf[measure])
}
