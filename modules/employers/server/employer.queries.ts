import type { Db } from '#kit/server/call.ts'

/** The employer on file with the first nine digits of this business number; null when unknown. */
export async function employerOfNumber(db: Db, businessNumber: string): Promise<string | null> {
  const known = await db
    .selectFrom('employers')
    .select('id')
    .where('business_key', '=', businessNumber.slice(0, 9))
    .executeTakeFirst()
  return known?.id ?? null
}
