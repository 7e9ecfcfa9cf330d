import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden, invalid, invalidField, Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { insertRow } from '#kit/server/storage.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import { customField, mostFields, type newCustomField } from '../contract/custom-field.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { customFieldsWords } from '../contract/words.ts'
import { readCustomField } from './custom-field.queries.ts'
import { keepOptions, optionErrors } from './keep-options.ts'
import type { OwnFieldBearer } from './own-field-bearer.ts'
import { holdField, holdFields, recordField } from './record-field.ts'

type NewField = z.infer<typeof newCustomField.create>
type ChangedField = z.infer<typeof customField.update>
export type Bearers = readonly OwnFieldBearer[]

/**
 * A field at the end of the form of its kind of record.
 * @throws 409 `tooManyCustomFields`, 422 when another bears one of the names, or a choice is wrong
 */
export async function addField(change: Change, input: NewField, bearers: Bearers): Promise<string> {
  const { db, person } = change
  await holdFields(change)
  refuseWrong(input.type, input)
  refuseProtection(bearers, input.entity, input.protection)
  await refuseAlike(change, { entity: input.entity, name: input.name, bearers })
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*) filter (where deleted_at is null)::int as count, coalesce(max(place), 0)::int as last
    from custom_fields where entity = ${input.entity}`.execute(db)
  const { count = 0, last = 0 } = rows[0] ?? {}
  if (count >= mostFields)
    throw new Problem(409, 'tooManyCustomFields', { params: { most: mostFields } })
  const { id } = await insertRow(db, 'custom_fields', {
    entity: input.entity,
    key: await freeKey(change, input),
    name: JSON.stringify(input.name),
    help: input.help ? JSON.stringify(input.help) : null,
    type: input.type,
    is_required: input.isRequired,
    is_searched: input.isSearched,
    protection: input.protection ?? null,
    place: last + 1,
    created_by: person.userId,
    updated_by: person.userId,
  })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepOptions(change, id, { before: [], given: input.options })
  const { options, ...told } = input
  const changes = differences({}, { ...told, ...optionNames(options) })
  await recordField(change, { id, name: input.name }, { what: 'added', changes })
  return id
}

/** @throws 403 for the group of a field that the person does not see, 409 `optionInUse`, 412 when somebody saved in between, 422 as `addField` */
export async function editField(
  change: VersionedChange,
  id: string,
  { input, bearers }: { input: ChangedField; bearers: Bearers },
): Promise<void> {
  const { db, person, version } = change
  await holdFields(change)
  await holdField(change, id)
  const current = () => readCustomField(db, id)
  const before = await current()
  const target = { table: 'custom_fields', id, version, current } as const
  await refuseStale(db, target, before.version)
  refuseWrong(before.type, { ...before, ...input })
  if (input.protection !== undefined && input.protection !== before.protection) {
    refuseProtection(bearers, before.entity, input.protection)
    refuseUnprotecting(bearers, person, before)
  }
  if (input.name)
    await refuseAlike(change, { entity: before.entity, name: input.name, own: id, bearers })
  const { options, ...values } = input
  const changes = {
    ...differences(before, values, customField.fields),
    ...(options && differences(optionNames(before.options), optionNames(options))),
  }
  if (isNothing(changes)) return
  await changeVersioned(db, target, {
    ...(input.name && { name: JSON.stringify(input.name) }),
    ...(input.help !== undefined && { help: input.help && JSON.stringify(input.help) }),
    ...(input.isRequired !== undefined && { is_required: input.isRequired }),
    ...(input.isSearched !== undefined && { is_searched: input.isSearched }),
    ...(input.protection !== undefined && { protection: input.protection }),
    updated_by: person.userId,
  })
  if (options) await keepOptions(change, id, { before: before.options, given: options })
  await recordField(change, { id, name: input.name ?? before.name }, { what: 'edited', changes })
}

/** What history tells of the choices: what they are called, in their order, and which are offered. */
const optionNames = (options: readonly { name: Bilingual; isArchived: boolean }[]) => {
  const said = (all: typeof options) =>
    all.length === 0
      ? null
      : {
          en: all.map(({ name }) => name.en).join(', '),
          fr: all.map(({ name }) => name.fr).join(', '),
        }
  return {
    offeredOptions: said(options.filter(({ isArchived }) => !isArchived)),
    archivedOptions: said(options.filter(({ isArchived }) => isArchived)),
  }
}

/** @throws 422 */
function refuseWrong(type: string, typed: { isSearched: boolean; options: NewField['options'] }) {
  if (typed.isSearched && type !== 'text')
    throw invalidField('isSearched', 'textOnly').saidBy(customFieldsWords)
  const errors = optionErrors(type, typed.options)
  if (Object.keys(errors).length > 0) throw invalid(errors).saidBy(customFieldsWords)
}

/** @throws 422 for a group that records of the kind do not have */
function refuseProtection(bearers: Bearers, entity: string, protection: NewField['protection']) {
  const bearer = bearers.find((each) => each.entity === entity)
  if (protection && !bearer?.protections.includes(protection))
    throw invalidField('protection', 'choice')
}

/** What somebody may not see, they do not open to others, nor to themselves. @throws 403 */
function refuseUnprotecting(
  bearers: Bearers,
  person: Person,
  { entity, protection }: CustomFieldRecord,
) {
  const sees = bearers.find((each) => each.entity === entity)?.seenBy(person)
  if (protection && !sees?.(protection)) throw forbidden()
}

interface Named {
  entity: string
  name: Bilingual
  /** The field that is called so; a new one is nobody’s yet. */
  own?: string | null
  bearers: Bearers
}

/** A name that differs in case, accents or blanks alone is taken, in whichever language. @throws 422 */
async function refuseAlike({ db }: Change, { entity, name, own = null, bearers }: Named) {
  const { rows } = await sql<{ language: string; taken: string; code: string }>`
    select t.key as language, t.value as taken, case when n.field_id is null then 'declared' else 'alike' end as code
    from jsonb_each_text(${JSON.stringify(name)}::jsonb) t
      left join custom_field_names n on n.entity = ${entity} and n.folded = folded_name(t.value)
        and n.field_id is distinct from ${own}::uuid
    where n.field_id is not null or folded_name(t.value) in (
      select folded_name(d) from unnest(${declaredNames(bearers, entity)}::text[]) d)
    order by t.key`.execute(db)
  if (rows.length === 0) return
  const errors: FieldErrors = Object.fromEntries(
    rows.map(({ language, taken, code }) => [
      `name.${language}`,
      [{ code, params: { name: taken } }],
    ]),
  )
  throw invalid(errors).saidBy(customFieldsWords)
}

/** What forms, lists and files call the fields that records of a kind have anyway, in both languages. */
function declaredNames(bearers: Bearers, entity: string): string[] {
  const words = bearers.find((each) => each.entity === entity)?.words
  return [words?.en, words?.fr].flatMap((each) => {
    const { fields = {} } = (each ?? {}) as { fields?: Record<string, unknown> }
    return Object.values(fields).filter((label) => typeof label === 'string')
  })
}

/** What the API calls it: the English name in one word, which stays when the name is changed. */
async function freeKey({ db }: Change, { entity, name }: NewField): Promise<string> {
  const words = name.en
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const [first = '', ...others] = words.map((word) => word.toLowerCase())
  const joined = first + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')
  const base = (/^[a-z]/.test(joined) ? joined : `field${joined}`).slice(0, 36)
  const { rows } = await sql<{ key: string }>`
    select key from custom_fields where entity = ${entity} and key like ${`${base}%`}`.execute(db)
  const taken = new Set(rows.map(({ key }) => key))
  for (let at = 1; ; at++) {
    const key = at === 1 ? base : `${base}${at}`
    if (!taken.has(key)) return key
  }
}
