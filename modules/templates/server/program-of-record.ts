import { sql } from 'kysely'
import type { Product } from '#kit/server/server-module.ts'
import type { LetterScopeOf } from '#kit/server/write-letter.ts'

/** The program whose own words a letter bears that is about a record of it. */
export const programOfRecord =
  ({ offers }: Pick<Product, 'offers'>): LetterScopeOf =>
  ({ entity, id }) =>
    offers.noticed.find((each) => each.entity === entity)?.program?.(sql`${id}::uuid`) ?? null
