import type { Catalogue } from './catalogue.ts'
import type { Definition, Section, Words } from './definition.ts'

/** A section of a form as it comes with the product: its words and the fields that it asks for. */
export interface StandardSection {
  id: string
  place: string
  title: Words
  intro: Words
  fields: readonly string[]
}

/** The first version of a form: the fields of a catalogue, in their own words. */
export function standardForm(
  sections: readonly StandardSection[],
  catalogue: Catalogue,
): Definition {
  return { sections: sections.map((section) => whole(section, catalogue)) }
}

const whole = ({ fields, ...section }: StandardSection, catalogue: Catalogue): Section => ({
  ...section,
  questions: fields.map((name) => {
    const field = catalogue.find((each) => each.name === name)
    if (!field) throw new Error(`No field is called ${name}`)
    const { label, help, required } = field
    return { id: name, kind: 'field' as const, label, ...(help ? { help } : {}), required }
  }),
})
