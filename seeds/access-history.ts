import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { cast, type CastMember } from './cast.ts'
import { auditRow, type AuditRow } from './funding/history.ts'
import type { Staff } from './funding/staff.ts'

const hour = 3_600_000

/** Who was refused which call for want of which permission, so many hours ago. */
const refused: readonly (readonly [CastMember, string, string, number])[] = [
  [cast.adviser, 'listApplications', 'Applications Awaiting Approval List:view', 5],
  [cast.care, 'revealBankDetails', 'Shareholders View:view', 21],
  [cast.care, 'voidOrder', 'Orders Edit:delete', 22],
  [cast.finance, 'approveApplication', 'Applications View:decide', 47],
  [cast.caseOfficer, 'editProgram', 'Programs Edit:update', 74],
  [cast.manager, 'listUsers', 'System Users List:view', 99],
  [cast.employer, 'listShareholders', 'Shareholders List:view', 146],
]

/** Who has looked at the bank details of a shareholder, so many hours ago. */
const revealed: readonly (readonly [CastMember, number])[] = [
  [cast.manager, 29],
  [cast.admin, 122],
  [cast.adviser, 196],
  [cast.manager, 431],
]

const signedIn: readonly (readonly [CastMember, number])[] = [
  [cast.superAdmin, 2],
  [cast.brandAdmin, 9],
  [cast.admin, 16],
]

/** Tries with a wrong password, so many hours ago. */
const failed: readonly (readonly [CastMember, number])[] = [
  [cast.admin, 16.05],
  [cast.brandAdmin, 9.1],
]

const device: AuditRow['changes'] = {
  address: [null, '203.0.113.24'],
  browser: [null, 'Firefox'],
  system: [null, 'Windows'],
}

/** What auditors look at, of the last weeks: refusals, reveals and sign-ins. */
export async function accessHistory(
  db: Db,
  { now, staff }: { now: Date; staff: Staff },
): Promise<AuditRow[]> {
  const { rows: holders } = await sql<{ id: string; number: string }>`
    select id, number from shareholders order by number limit ${revealed.length}`.execute(db)
  const at = (hours: number) => new Date(now.getTime() - hours * hour)
  const ofUser = (member: CastMember, action: string) => ({
    action,
    entity: 'user',
    entity_id: staff.of(member).id,
    changes: device,
  })
  return [
    ...refused.map(([member, call, wanted, hours]) =>
      auditRow(at(hours), staff.of(member), {
        action: 'access.refused',
        entity: 'endpoint',
        entity_id: null,
        reference: wanted,
        reason: call,
      }),
    ),
    ...revealed.map(([member, hours], place) =>
      auditRow(at(hours), staff.of(member), {
        action: 'shareholders.bankRevealed',
        entity: 'shareholder',
        entity_id: holders[place]?.id ?? null,
        reference: holders[place]?.number ?? null,
      }),
    ),
    ...signedIn.map(([member, hours]) =>
      auditRow(at(hours), staff.of(member), ofUser(member, 'accounts.signIn')),
    ),
    ...failed.map(([member, hours]) =>
      auditRow(at(hours), staff.of(member), ofUser(member, 'accounts.signInFailed')),
    ),
  ]
}
