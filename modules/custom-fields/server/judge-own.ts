import { ownOf, fieldOfOwn, type OwnField } from '#kit/contract/own-fields.ts'
import { fieldErrors, type FieldError, type FieldErrors } from '#kit/contract/validation.ts'
import { differences, hiding, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { Sees } from '#kit/server/permissions.ts'
import { invalid } from '#kit/server/problems.ts'
import { unwritten } from '../contract/custom-field.ts'
import { customFieldsWords } from '../contract/words.ts'
import { holdOwnFields } from './own-fields.queries.ts'
import { writeOwnValues, type OwnValues } from './own-values.ts'

interface Asked {
  /** What was sent, declared fields among it. */
  input: object
  /** The record as it was; of a new one nothing. */
  before?: object
  /** Which groups of protected fields the person has on the record. */
  sees: Sees
  /** Whether what is required must be there: not where something else is done to a record. */
  isWhole?: boolean
}

/** What is to be stored of the fields that were added, and what history tells of it. */
export interface JudgedOwn {
  own: readonly OwnField[]
  values: OwnValues
  changes: Differences
}

/**
 * Judges what was typed into the fields that were added to a kind of record; they stay as they are until
 * the change is kept.
 * @throws 422 at a field that there is not for the person, that is required, or whose choice is not offered
 */
export async function judgeOwn(change: Change, entity: string, asked: Asked): Promise<JudgedOwn> {
  return judgeBy(await holdOwnFields(change, entity), asked)
}

/** The same of a kind of record at which others than staff look: to those there are no such fields. */
export const judgeOwnOfStaff = async (
  change: Change,
  entity: string,
  asked: Asked,
): Promise<JudgedOwn> =>
  change.person.type === 'staff' ? judgeOwn(change, entity, asked) : judgeBy([], asked)

/** The same by fields that are held already. */
export function judgeBy(
  own: readonly OwnField[],
  { input, before = {}, sees, isWhole = true }: Asked,
) {
  const open = own.filter(({ group }) => group === null || sees(group))
  const given = Object.fromEntries(
    Object.entries(ownOf(input)).map(([name, value]) => [name, single(value)]),
  )
  const errors: FieldErrors = {}
  for (const name of Object.keys(given))
    if (open.every((field) => field.name !== name)) errors[name] = [{ code: 'unknown', params: {} }]
  for (const field of open) {
    const wrong = wrongOf(field, { given, before: before as OwnValues, isWhole })
    if (wrong)
      errors[field.name] = [typeof wrong === 'string' ? { code: wrong, params: {} } : wrong]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors).saidBy(customFieldsWords)
  const fields = Object.fromEntries(open.map((field) => [field.name, fieldOfOwn(field)]))
  return {
    own: open,
    values: given,
    changes: told(open, differences(before as OwnValues, given, fields)),
  }
}

/** Of several choices each once; none of them is nothing. */
const single = (value: unknown) => {
  if (!Array.isArray(value)) return value
  return value.length === 0 ? null : [...new Set(value)]
}

interface Values {
  given: OwnValues
  before: OwnValues
  isWhole: boolean
}

function wrongOf(field: OwnField, { given, before, isWhole }: Values): FieldError | string | null {
  const { name, isRequired, options } = field
  const value = given[name]
  const after = value === undefined ? before[name] : value
  if (isRequired && isWhole && isNone(after)) return 'required'
  // The body was judged before the fields were held: a choice may be gone since, or the type another one.
  const { error } = fieldOfOwn(field).schema.safeParse(value, { reportInput: true })
  if (error && !isNone(value)) return firstOf(fieldErrors(error.issues))
  const had = [before[name]].flat()
  const isGone = (id: unknown) =>
    !had.includes(id) && options.some((option) => option.id === id && option.isArchived)
  return [value].flat().some(isGone) ? 'notOffered' : null
}

const isNone = (value: unknown) => value === null || value === undefined
const firstOf = (errors: FieldErrors) => Object.values(errors)[0]?.[0] ?? null

/** What the log keeps of changes of these fields: of some groups that they were changed, and not what they hold. */
export const hidingOwn = ({ own, changes }: Pick<JudgedOwn, 'own' | 'changes'>): Differences =>
  hiding(
    changes,
    own.filter(({ group }) => group !== null && unwritten.includes(group)).map(({ name }) => name),
  )

/** History keeps what a choice was called: it may be renamed. */
export const told = (own: readonly OwnField[], changes: Differences): Differences =>
  Object.fromEntries(
    Object.entries(changes).map(([name, pair]) => {
      const field = own.find((each) => each.name === name)
      return [name, field ? [toldOf(field, pair[0]), toldOf(field, pair[1])] : pair]
    }),
  )

function toldOf({ type, options }: OwnField, value: unknown) {
  if (value === null || value === undefined || (type !== 'choice' && type !== 'choices'))
    return value ?? null
  const names = [value].flat().flatMap((id) => options.filter((option) => option.id === id))
  const of = (language: 'en' | 'fr') => names.map(({ name }) => name[language]).join(', ')
  return { en: of('en'), fr: of('fr') }
}

/** Stores what was judged. */
export const keepOwn = (change: Pick<Change, 'db'>, id: string, { own, values }: JudgedOwn) =>
  writeOwnValues(change, [{ id, own, values }])
