import { sql, type RawBuilder } from 'kysely'
import type { Entity, Fields } from '#kit/contract/define-entity.ts'

/** A field's column bears the field's name in the database's spelling. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)

const asJson = new Set(['bilingual', 'structure'])

/** The columns of an entity's fields, named as on the wire: `p.intake_opens_on as "intakeOpensOn"`. */
export function selectFields(entity: Entity, alias: string, only?: 'inList'): RawBuilder<unknown> {
  const fields = Object.entries(entity.fields).filter(([, field]) => !only || field[only])
  return sql.join(
    fields.map(([name]) => sql`${sql.ref(`${alias}.${columnOf(name)}`)} as ${sql.ref(name)}`),
  )
}

/** The base columns that every record answers with. */
export const selectBase = (alias: string): RawBuilder<unknown> =>
  sql.join(
    ['id', 'version', 'createdAt', 'updatedAt'].map(
      (name) => sql`${sql.ref(`${alias}.${columnOf(name)}`)} as ${sql.ref(name)}`,
    ),
  )

/** Values by field as a row to insert or update; parts with a shape of their own become JSON. */
export function toRow(
  entity: { fields: Fields },
  values: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name in entity.fields)
      .map(([name, value]) => [columnOf(name), stored(entity.fields[name]?.kind, value)]),
  )
}

const stored = (kind: string | undefined, value: unknown) =>
  value != null && asJson.has(kind ?? '') ? JSON.stringify(value) : (value ?? null)
