import { defineEntity, type Fields } from '#kit/contract/define-entity.ts'

/** The entity without protected fields that a record says nothing of: nobody fills in what they do not see. */
export const seenEntity = ({ name, fields }: { name: string; fields: Fields }, record: object) =>
  defineEntity(
    name,
    Object.fromEntries(
      Object.entries(fields).filter(
        ([field, { group }]) =>
          group === undefined || (record as Record<string, unknown>)[field] !== null,
      ),
    ),
  )
