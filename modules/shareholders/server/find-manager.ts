import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { holdOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { holdSource } from '#modules/sources/server/source.queries.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { readDepotOwners } from './shareholder.queries.ts'
import { keepTag, settledTags } from './tags.ts'
import { maySee, type ShareholderScope } from './shareholder.policy.ts'

/**
 * What a shareholder's scope is under this relationship manager.
 * @throws 422 at `assigneeId` unless that is active staff among whose shareholders the person sees
 */
export async function findManager(
  { db, person }: Change,
  id: string | null,
): Promise<ShareholderScope> {
  if (id === null) {
    if (!maySee(person, { assigneeId: null, teamId: null }))
      throw invalidField('assigneeId', 'required')
    return { assigneeId: null, teamId: null }
  }
  const user = await db
    .selectFrom('users')
    .select(['id as assigneeId', 'team_id as teamId'])
    .where('id', '=', id)
    .where('type', '=', 'staff')
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!user || !maySee(person, user)) throw invalidField('assigneeId', 'missing')
  return user
}

/** What is looked up while a shareholder is judged; of many at once, once for all. */
export interface LookUps {
  /** @throws as `findManager` */
  manager(id: string | null): Promise<ShareholderScope>
  /** Whether somebody else bears the depot number. */
  isDepotTaken(number: string, by?: string): Promise<boolean>
  /** A source that is offered, which stays meanwhile. @throws 422 at `sourceId` */
  source(id: string): Promise<NamedSource>
  /** The tags as they are known. */
  tags(typed: readonly string[]): Promise<string[]>
  /** The fields that the organisation added, as they stay meanwhile. */
  own(): Promise<readonly OwnField[]>
  /** False where nobody could have filled in what is required of those. */
  demandsOwn?: boolean
}

export const lookUpsIn = (change: Change): LookUps => ({
  manager: (id) => findManager(change, id),
  source: (id) => holdSource(change, id, { field: 'sourceId' }),
  tags: settledTags((typed) => keepTag(change, typed)),
  own: () => holdOwnFields(change, 'shareholder'),
  async isDepotTaken(number, by) {
    const [owner] = await readDepotOwners(change.db, [number])
    return owner !== undefined && owner[1] !== by
  },
})

/** Active staff by e-mail, or by name where only one bears it. @throws 422 at the field */
export async function findStaffNamed({ db }: Pick<Change, 'db'>, named: string, field: string) {
  const { rows } = await sql<{ id: string }>`
    select id from users where type = 'staff' and status = 'active'
      and (email = lower(${named.trim()}) or lower(name) = lower(${named.trim()})) limit 2`.execute(
    db,
  )
  const [one, second] = rows
  if (!one || second) throw invalidField(field, 'missing')
  return one.id
}
