import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalid, invalidField, refused } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { shareholder } from '../contract/shareholder.ts'
import { shareholderErrors } from '../contract/shareholder.rules.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { changeShareholder } from './change-shareholder.ts'
import {
  cleanShareholder,
  ibanHashRow,
  namesBank,
  sealBank,
  withoutBank,
} from './clean-shareholder.ts'
import { findManager } from './find-manager.ts'
import { announceShareholder } from './record-shareholder.ts'
import { mayDo, mayEditBank } from './shareholder.policy.ts'
import { findShareholder, readShareholder } from './shareholder.queries.ts'

type Changed = z.infer<typeof shareholder.update>
type VersionedChange = Change & { version: number }

/**
 * Saves what was changed of a shareholder.
 * @throws 403 outside the person's permission, 409 when archived, 412 when somebody saved in
 * between, 422 when a value is wrong or taken
 */
export async function editShareholder(
  change: VersionedChange,
  id: string,
  input: Changed,
): Promise<void> {
  const { db, person, settings, version } = change
  const before = await readShareholder(db, id, change)
  const scope = (await findShareholder(db, id, person)) ?? before
  await refuseEdit(change, before, input)
  const after = input.assigneeId === undefined ? scope : await findManager(change, input.assigneeId)
  const country = input.country === undefined ? before.country : input.country
  const values = cleanShareholder(input, country)
  await refuseTakenDepot(change, id, input.depotNumber)
  const row = {
    ...toRow(shareholder, sealBank(values, settings)),
    ...ibanHashRow(values, settings),
  }
  await changeShareholder(change, { id, version }, row)
  await change.audit({
    action: 'shareholders.edited',
    entity: 'shareholder',
    entityId: id,
    reference: before.number,
    changes: differences(withoutBank(before), withoutBank(values)),
  })
  await announceShareholder(change, { ...after, id, version: version + 1 } as never)
}

async function refuseEdit(
  { db, person }: VersionedChange,
  before: ShareholderRecord,
  input: Changed,
) {
  const scope = await findShareholder(db, before.id, person)
  if (!scope || !mayDo(person, 'update', scope)) throw forbidden()
  if (namesBank(input) && !mayEditBank(person, scope)) throw forbidden()
  if (before.status !== 'active') throw refused('wrongState')
  const errors = shareholderErrors({ ...before, ...input })
  if (Object.keys(errors).length) throw invalid(errors)
}

async function refuseTakenDepot(
  { db }: VersionedChange,
  id: string,
  depotNumber: string | null | undefined,
) {
  if (!depotNumber) return
  const { rows } = await sql`select 1 from shareholders
    where depot_number = ${depotNumber} and id <> ${id}`.execute(db)
  if (rows.length) throw invalidField('depotNumber', 'taken')
}
