import * as z from 'zod/mini'
import type { Field } from '#kit/contract/fields.ts'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Language } from '#kit/contract/strings.ts'
import { limits, optionKey, questionKey, wordsOf } from './definition.ts'
import { entryKinds, type EntryKind } from './kinds.ts'

/**
 * A field that a form may ask for. Its name is permanent: a column may be renamed, a name never is,
 * and none is used again. Type, limits and protection are the field's own.
 */
export const catalogueField = z.strictObject({
  name: questionKey,
  kind: z.enum(entryKinds),
  /** Its record demands it. */
  required: z.boolean(),
  isProtected: z.optional(z.literal(true)),
  limits: z.optional(limits),
  format: z.optional(z.string()),
  /** Of a code: the list that says what it means. */
  list: z.optional(z.string()),
  options: z.optional(
    z.array(
      z.strictObject({
        id: optionKey,
        label: wordsOf(300),
        exclusive: z.optional(z.literal(true)),
      }),
    ),
  ),
  fill: z.optional(z.string()),
  /** What it is compared by with another side's answer. */
  role: z.optional(z.string()),
  /** As it is asked unless a version says otherwise. */
  label: wordsOf(1000),
  help: z.optional(wordsOf(1000)),
})
export type CatalogueField = z.infer<typeof catalogueField>
export type Catalogue = readonly CatalogueField[]

const kindOf: Partial<Record<Field['kind'], EntryKind>> = {
  text: 'text',
  code: 'text',
  longText: 'longText',
  email: 'email',
  phone: 'phone',
  integer: 'integer',
  decimal: 'number',
  money: 'money',
  percent: 'percent',
  date: 'date',
  choice: 'one',
  choices: 'many',
  yesNo: 'yesNo',
}

type Say = (key: string) => string | undefined

/** Words by language; a key that there are none for is undefined. */
export type Saying = Readonly<Record<Language, Say>>

const both = (say: Saying, key: string) => {
  const [en, fr] = [say.en(key), say.fr(key)]
  return en === undefined || fr === undefined ? undefined : { en, fr }
}

interface Offered {
  /** What the names of its fields begin with, e.g. `position`. */
  part: string
  entity: Entity
  say: Saying
  /** Words of choices that are not with the fields, e.g. of provinces. */
  sayChoice: Saying
  /** Entered otherwise than the field's type says, e.g. an hourly wage as money. */
  kinds?: Readonly<Record<string, EntryKind>>
  formats?: Readonly<Record<string, string>>
  fills?: Readonly<Record<string, string>>
  /** Those that are compared by the name of the field. */
  compared?: readonly string[]
}

/** The fields of an entity that people may be asked for. */
export function fieldsOf(offered: Offered): Catalogue {
  const { part, entity, say, sayChoice, formats, fills, compared = [] } = offered
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const kind = offered.kinds?.[name] ?? kindOf[field.kind]
    const label = both(say, `labels.${name}`) ?? both(say, `fields.${name}`)
    if (!kind || field.readOnly || !label) return []
    const help = both(say, `hints.${name}`) ?? both(say, `help.${name}`)
    return [
      {
        name: `${part}.${name}`,
        kind,
        required: field.required,
        label,
        ...(help?.en ? { help } : {}),
        ...limitsOf(field),
        ...optionsOf(name, field, { say, sayChoice }),
        ...(formats?.[name] ? { format: formats[name] } : {}),
        ...(field.list ? { list: field.list } : {}),
        ...(fills?.[name] ? { fill: fills[name] } : {}),
        ...(compared.includes(name) ? { role: name } : {}),
      },
    ]
  })
}

function limitsOf({ min, max, scale, maxLength }: Field): Pick<CatalogueField, 'limits'> {
  const found = {
    ...(min === undefined ? {} : { min: String(min) }),
    ...(max === undefined ? {} : { max: String(max) }),
    ...(scale === undefined ? {} : { scale }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
  return Object.keys(found).length ? { limits: found } : {}
}

function optionsOf(
  name: string,
  { choices, words }: Field,
  { say, sayChoice }: Pick<Offered, 'say' | 'sayChoice'>,
): Pick<CatalogueField, 'options'> {
  if (!choices) return {}
  const label = (id: string) =>
    words ? both(sayChoice, `${words}.${id}`) : both(say, `choices.${name}.${id}`)
  return { options: choices.map((id) => ({ id, label: label(id) ?? { en: id, fr: id } })) }
}
