import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { insertRows, newIds } from '../insert-rows.ts'

interface SeedField {
  entity: 'shareholder' | 'lead'
  key: string
  name: [en: string, fr: string]
  help?: [en: string, fr: string]
  type: 'text' | 'number' | 'date' | 'choice' | 'choices' | 'yesNo'
  options?: readonly [en: string, fr: string][]
  protection?: string
}

const fields: readonly SeedField[] = [
  {
    entity: 'shareholder',
    key: 'riskProfile',
    name: ['Risk profile', 'Profil de risque'],
    help: ['As agreed in the last conversation', 'Convenu lors du dernier entretien'],
    type: 'choice',
    options: [
      ['Careful', 'Prudent'],
      ['Balanced', 'Équilibré'],
      ['Bold', 'Audacieux'],
    ],
  },
  {
    entity: 'shareholder',
    key: 'lastReviewOn',
    name: ['Last review', 'Dernière revue'],
    type: 'date',
  },
  {
    entity: 'lead',
    key: 'interests',
    name: ['Interests', 'Intérêts'],
    type: 'choices',
    options: [
      ['Dividends', 'Dividendes'],
      ['Growth', 'Croissance'],
      ['Environment', 'Environnement'],
    ],
  },
  {
    entity: 'lead',
    key: 'netWorth',
    name: ['Net worth', 'Valeur nette'],
    help: ['In Canadian dollars, as told by the lead', 'En dollars canadiens, selon le prospect'],
    type: 'number',
    protection: 'restricted',
  },
]

const bilingual = ([en, fr]: [en: string, fr: string]) => ({ en, fr })

/** A few fields of the organisation's own, filled in on two records of three. */
export async function loadCustomFields(db: Db, { by }: { by: string }): Promise<void> {
  const newId = await newIds(db, 40)
  const at = '2024-01-08T14:30:00Z'
  const made = fields.map((field, place) => ({ ...field, id: newId(), place: place + 1 }))
  await insertRows(
    db,
    'custom_fields',
    made.map(({ id, entity, key, name, help, type, protection, place }) => ({
      id,
      entity,
      key,
      name: bilingual(name),
      help: help ? bilingual(help) : null,
      type,
      is_required: false,
      is_searched: false,
      protection: protection ?? null,
      place,
      version: 1,
      created_by: by,
      updated_by: by,
      created_at: at,
      updated_at: at,
    })),
  )
  await insertRows(
    db,
    'custom_field_options',
    made.flatMap(({ id, options = [] }) =>
      options.map((name, place) => ({
        id: newId(),
        field_id: id,
        name: bilingual(name),
        place,
      })),
    ),
  )
  await fillIn(db)
}

/** By the place of the record among its like, so that each load is the same. */
async function fillIn(db: Db): Promise<void> {
  const records = (table: string) =>
    sql`(select id, row_number() over (order by created_at, id)::int as at from ${sql.table(table)})`
  await sql`
    insert into custom_values (record_id, field_id, type, option_id)
    select r.id, f.id, f.type, o.id from ${records('shareholders')} r
      join custom_fields f on f.key = 'riskProfile'
      join custom_field_options o on o.field_id = f.id and o.place = r.at % 4
    where r.at % 3 <> 0`.execute(db)
  await sql`
    insert into custom_values (record_id, field_id, type, date_value)
    select r.id, f.id, f.type, date '2024-02-05' + r.at * 3 from ${records('shareholders')} r
      join custom_fields f on f.key = 'lastReviewOn' where r.at % 3 <> 1`.execute(db)
  await sql`
    insert into custom_values (record_id, field_id, type, option_id)
    select r.id, f.id, f.type, o.id from ${records('leads')} r
      join custom_fields f on f.key = 'interests'
      join custom_field_options o on o.field_id = f.id and (r.at + o.place) % 3 <> 0
    where r.at % 4 <> 0`.execute(db)
  await sql`
    insert into custom_values (record_id, field_id, type, number_value)
    select r.id, f.id, f.type, 50000 + r.at * 12500 from ${records('leads')} r
      join custom_fields f on f.key = 'netWorth' where r.at % 2 = 0`.execute(db)
}
