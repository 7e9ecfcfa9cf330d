import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** A number is shown by its last two digits: whoever looks over the shoulder learns no more. */
export const maskedPhone = (phone: string) => `•••• ${phone.slice(-2)}`

export interface MethodFacts {
  method: 'authApp' | 'sms'
  addedAt: string
  lastUsedAt: string | null
  phone: string | null
}

export async function methodFactsOf(db: Db, userId: string): Promise<MethodFacts[]> {
  const rows = await db
    .selectFrom('two_factor_methods')
    .select(['method', 'created_at', 'last_used_at', 'phone'])
    .where('user_id', '=', userId)
    .orderBy('method')
    .execute()
  const instant = (value: string | Date) => new Date(value).toISOString()
  return rows.map((row) => ({
    method: row.method as MethodFacts['method'],
    addedAt: instant(row.created_at),
    lastUsedAt: row.last_used_at && instant(row.last_used_at),
    phone: row.phone && maskedPhone(row.phone),
  }))
}

export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Whether the person is asked to set up a second factor: those who administer are. */
export async function isAdminType(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select('roles.is_admin_type')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row?.is_admin_type ?? false
}
