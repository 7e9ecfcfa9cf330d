import * as z from 'zod/mini'
import { countries } from './countries.ts'
import { provinces } from './provinces.ts'
import { lineSchema, saidSchema } from './typed-text.ts'

/** How a field is entered and shown; the form and the list choose their parts by it. */
export type FieldKind =
  | 'text'
  | 'code'
  | 'longText'
  | 'bilingual'
  | 'email'
  | 'phone'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'date'
  | 'instant'
  | 'choice'
  | 'choices'
  | 'yesNo'
  | 'reference'
  | 'file'
  | 'structure'

/** Facts about a field that are not its type: read by inputs, lists and the documentation. */
export interface FieldFacts {
  maxLength?: number
  min?: number
  max?: number
  scale?: number
  /** A list whose order says nothing. */
  isUnordered?: boolean
  choices?: readonly string[]
  /** Of a code: the list that says what it means. */
  list?: string
  /** What the choices are called, where an organisation named them. */
  choiceNames?: Readonly<Record<string, Bilingual>>
  /** Where the choices' words are, when not with the field: the kit's strings of this name. */
  words?: string
}

export interface Field<Schema extends z.ZodMiniType = z.ZodMiniType> extends FieldFacts {
  kind: FieldKind
  schema: Schema
  required: boolean
  inList: boolean
  readOnly: boolean
  /** Shown to whoever has this group of the subject's protected fields. */
  group?: string | undefined
  isProtected: boolean
}

/**
 * `required`: must be given when created. `inList`: part of a list's row.
 * `readOnly`: set by the server alone, refused in input. `group`: protected, with others of the group.
 * `isProtected`: what is typed is never kept in the browser.
 */
export interface FieldOptions {
  required?: boolean
  inList?: boolean
  readOnly?: boolean
  group?: string
  isProtected?: boolean
}

type Made<Schema extends z.ZodMiniType, Options extends FieldOptions> = Omit<
  Field<Schema>,
  'required' | 'inList' | 'readOnly' | 'group'
> & {
  group: Options extends { group: infer Group extends string } ? Group : undefined
  required: Options['required'] extends true ? true : false
  inList: Options['inList'] extends true ? true : false
  readOnly: Options['readOnly'] extends true ? true : false
}

function make<Schema extends z.ZodMiniType, Options extends FieldOptions>(
  what: { kind: FieldKind } & FieldFacts,
  schema: Schema,
  options: Options | undefined,
) {
  const {
    required = false,
    inList = false,
    readOnly = false,
    isProtected = false,
    group,
  } = options ?? {}
  const flags = { required, inList, readOnly, isProtected, group }
  return { ...what, schema, ...flags } as Made<Schema, Options>
}

/** One line of text of at most `max` characters; surrounding blanks are removed. */
export const text = <const O extends FieldOptions>(max: number, options?: O) =>
  make({ kind: 'text', maxLength: max }, lineSchema(max), options)

/** Several lines of text of at most `max` characters. */
export const longText = <const O extends FieldOptions>(max: number, options?: O) =>
  make({ kind: 'longText', maxLength: max }, saidSchema(max), options)

/** Text that faces the public: both languages, always together. */
export const bilingual = <const O extends FieldOptions>(max: number, options?: O) =>
  make({ kind: 'bilingual', maxLength: max }, bilingualText(max), options)

export const bilingualText = (max: number) =>
  z.strictObject({ en: partSchema(max), fr: partSchema(max) })

/** Up to so many characters a text in both languages is written in one line. */
export const longestLine = 200
const partSchema = (max: number) => (max > longestLine ? saidSchema(max) : lineSchema(max))

export interface Bilingual {
  en: string
  fr: string
}

interface FieldFormat {
  pattern: RegExp
  /** Names the message of a mismatch. */
  code: string
  max: number
  normalize?: (typed: string) => string
  /** The list that says what it means; a code that is not in it may be entered too. */
  list?: string
}

/** One line of text in a given format, e.g. a postal code, or a code of a list. */
export const formatted = <const O extends FieldOptions>(format: FieldFormat, options?: O) =>
  make(
    format.list
      ? { kind: 'code', maxLength: format.max, list: format.list }
      : { kind: 'text', maxLength: format.max },
    z.string().check(
      z.overwrite(format.normalize ?? ((typed: string) => typed.trim())),
      z.minLength(1, 'required'),
      // Words that found no code are told so, and not that they are too many.
      ...(format.list ? [] : [z.maxLength(format.max)]),
      z.regex(format.pattern, format.code),
    ),
    options,
  )

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(254),
    z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]{2,}$/u, 'email'),
    z.toLowerCase(),
  )

export const email = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'email', maxLength: 254 }, emailSchema, options)

/** A telephone number as people write it; 7 to 15 digits, an optional extension. */
export const phone = <const O extends FieldOptions>(options?: O) =>
  make(
    { kind: 'phone', maxLength: 40 },
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'required'),
        z.maxLength(40),
        z.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*(?:(?:ext\.?|poste|x|#)\s*\d{1,6})?$/i, 'phone'),
      ),
    options,
  )

export const integer = <const O extends FieldOptions>(
  range: { min: number; max: number },
  options?: O,
) =>
  make(
    { kind: 'integer', ...range },
    z.number().check(z.int('integer'), z.minimum(range.min), z.maximum(range.max)),
    options,
  )

/** A decimal carried as a string so that no digit is lost; at most `scale` digits after the point. */
export const decimalSchema = (range: { min: number; max: number; scale: number }) =>
  z.string().check(
    z.regex(/^-?\d{1,12}(\.\d{1,8})?$/, 'decimal'),
    z.refine((typed) => (typed.split('.')[1] ?? '').length <= range.scale, `scale${range.scale}`),
    // The least amount that can be written would be told as “0 or more”.
    z.refine((typed) => Number(typed) >= range.min, {
      error: Math.round(range.min * 10 ** range.scale) === 1 ? 'aboveNothing' : 'tooSmall',
      params: { minimum: range.min },
    }),
    z.refine((typed) => Number(typed) <= range.max, {
      error: 'tooLarge',
      params: { maximum: range.max },
    }),
  )

export const decimal = <const O extends FieldOptions>(
  range: { min: number; max: number; scale: number },
  options?: O,
) => make({ kind: 'decimal', ...range }, decimalSchema(range), options)

/** Canadian dollars as a decimal string with cents, from 0 to 999,999,999.99 unless told. */
export const moneySchema = (max = 999_999_999.99) => decimalSchema({ min: 0, max, scale: 2 })

export const money = <const O extends FieldOptions>(options?: O, max = 999_999_999.99) =>
  make({ kind: 'money', min: 0, max, scale: 2 }, moneySchema(max), options)

/** An amount that is never 0: of what is claimed, owed or paid. */
export const moneyAboveNothing = <const O extends FieldOptions>(
  options?: O,
  max = 999_999_999.99,
) =>
  make(
    { kind: 'money', min: 0.01, max, scale: 2 },
    decimalSchema({ min: 0.01, max, scale: 2 }),
    options,
  )

/** A share in percent, 0 to 100, as a decimal string with at most two digits after the point. */
export const percentSchema = decimalSchema({ min: 0, max: 100, scale: 2 })

export const percent = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'percent', min: 0, max: 100, scale: 2 }, percentSchema, options)

/** A calendar date without a zone, `YYYY-MM-DD`; a day that does not exist is refused. */
export const dateSchema = z.string().check(z.refine(isRealDate, 'date'))

export const date = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'date' }, dateSchema, options)

/** Whether it is a day of the calendar, `YYYY-MM-DD`. There is no year 0. */
export function isRealDate(typed: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(typed)) return false
  const parsed = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(typed)
}

/** A moment, ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime('instant')

export const instant = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'instant' }, instantSchema, options)

export const choice = <
  const C extends readonly [string, ...string[]],
  const O extends FieldOptions,
>(
  choices: C,
  options?: O,
) => make({ kind: 'choice', choices }, z.enum(choices, 'choice'), options)

/** A province or territory; its words are the kit's. */
export const province = <const O extends FieldOptions>(options?: O) => ({
  ...choice(provinces, options),
  words: 'provinces',
})

/** A country by its two letters; its name is the platform's. */
export const country = <const O extends FieldOptions>(options?: O) => ({
  ...choice(countries, options),
  words: 'countries',
})

/** Any number of the choices, each once; `least` and `most` say how many. */
export const choices = <
  const C extends readonly [string, ...string[]],
  const O extends FieldOptions,
>(
  all: C,
  options?: O,
  { least = 0, most = all.length }: { least?: number; most?: number } = {},
) =>
  make(
    { kind: 'choices', choices: all, isUnordered: true },
    z.array(z.enum(all, 'choice')).check(z.minLength(least, 'chooseOne'), z.maxLength(most)),
    options,
  )

export const yesNo = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'yesNo' }, z.boolean(), options)

/** An id in its one spelling, however it is written: ids are compared as texts. */
export const idSchema = z.uuid('id').check(z.toLowerCase())

/** A whole number in an address, in plain digits: an address has one spelling. */
export const wholeNumber = z.pipe(
  z.string('integer').check(z.regex(/^(0|[1-9]\d{0,8})$/, 'integer')),
  z.transform(Number),
)

/** Another record, as it is called. */
export const namedSchema = z.strictObject({ id: idSchema, name: z.string() })

/** The id of another record. */
export const reference = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'reference' }, idSchema, options)

/** A file that was sent beforehand (`keepFile`): its id. */
export const file = <const O extends FieldOptions>(options?: O) =>
  make({ kind: 'file' }, idSchema, options)

/** A part with a shape of its own, e.g. a rate schedule. */
export const structure = <Schema extends z.ZodMiniType, const O extends FieldOptions>(
  schema: Schema,
  options?: O,
) => make({ kind: 'structure' }, schema, options)
