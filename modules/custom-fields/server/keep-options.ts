import { sql } from 'kysely'
import { folded } from '#kit/contract/folded.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import { customFieldsWords } from '../contract/words.ts'
import type { OptionsGiven } from '../contract/custom-field.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'

/** What is wrong with the choices of a field: that there are none, or two that read alike. */
export function optionErrors(type: string, options: OptionsGiven): FieldErrors {
  const refuse = (at: string, code: string): FieldErrors => ({ [at]: [{ code, params: {} }] })
  const isChosen = type === 'choice' || type === 'choices'
  if (!isChosen) return options.length > 0 ? refuse('options', 'noOptions') : {}
  if (options.every(({ isArchived }) => isArchived)) return refuse('options', 'someOption')
  const errors: FieldErrors = {}
  for (const language of ['en', 'fr'] as const) {
    const seen = new Set<string>()
    for (const [at, { name }] of options.entries()) {
      const key = folded(name[language]).replace(/\s+/g, '')
      if (seen.has(key)) Object.assign(errors, refuse(`options.${at}.name.${language}`, 'twice'))
      seen.add(key)
    }
  }
  return errors
}

interface Kept {
  before: CustomFieldRecord['options']
  given: OptionsGiven
}

/**
 * Stores the choices of a field in the order given. An id stays what it is, whatever it is called then.
 * @throws 409 `optionInUse` when one is left out that records have, 422 for an id that is not the field's
 */
export async function keepOptions(
  { db, now }: Change,
  fieldId: string,
  { before, given }: Kept,
): Promise<void> {
  for (const [at, { id }] of given.entries())
    if (id && before.every((option) => option.id !== id))
      throw invalidField(`options.${at}.id`, 'unknown')
  for (const [at, { id }] of given.entries())
    if (id && given.slice(0, at).some((option) => option.id === id))
      throw invalidField(`options.${at}.id`, 'twice').saidBy(customFieldsWords)
  const left = before.filter(({ id }) => given.every((option) => option.id !== id))
  const used = left.find(({ uses }) => uses > 0)
  if (used) throw new Problem(409, 'optionInUse', { about: used.name })
  if (left.length > 0)
    await sql`delete from custom_field_options where field_id = ${fieldId}
      and id in (${sql.join(left.map(({ id }) => id))})`.execute(db)
  if (given.length === 0) return
  const rows = given.map((option, place) => ({ ...option, id: option.id ?? null, place }))
  await sql`
    insert into custom_field_options (id, field_id, name, place, archived_at)
    select coalesce(o.id, uuidv7()), ${fieldId}, o.name, o.place,
      case when o."isArchived" then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      o(id uuid, name jsonb, place int, "isArchived" boolean)
    on conflict (id) do update set name = excluded.name, place = excluded.place,
      archived_at = case when excluded.archived_at is null then null
        else coalesce(custom_field_options.archived_at, excluded.archived_at) end`.execute(db)
}
