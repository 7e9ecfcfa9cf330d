import { sql } from 'kysely'
import type { BulkRun } from '#kit/contract/bulk.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { testEncryptionKeys } from '#database/test-database.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  approve,
  assess,
  claimed,
  readPayment,
  twoWeeks,
} from '#modules/payments/server/payments.test-people.ts'
import { loadSettings } from '#kit/server/settings.ts'
import type { PaymentBatchRecord } from '../contract/payment-batches.endpoints.ts'

const { encryptionKeys } = loadSettings({ NODE_ENV: 'test', ENCRYPTION_KEYS: testEncryptionKeys })

/** Neither payments nor batches nor accounts. */
export const withoutPayments = () =>
  sql`truncate payment_batches, bank_accounts, payments cascade`.execute(server.db)

/** Where the payments of an employer go; it ends in 567. */
export const verifiedAccount = (employerId: string, also: { number?: string } = {}) =>
  sql`insert into bank_accounts (employer_id, status, holder_name, institution, transit, account_number, account_end,
      added_by, decided_at, decided_by)
    select ${employerId}, 'verified', 'Northlight Énergie', '003', '01234',
      ${encrypt({ encryptionKeys }, also.number ?? '1234567')}, '567', a.id, clock_now(), d.id
    from users a, users d where a.email = 'employer@example.org' and d.email = 'finance@example.org'`.execute(
    server.db,
  )

/** 14 days that begin so many fortnights after the first day of the placement. */
function fortnight(at: number) {
  const day = (days: number) =>
    new Date(Date.parse('2027-02-08') + days * 86_400_000).toISOString().slice(0, 10)
  return twoWeeks(day(at * 14), day(at * 14 + 13))
}

/** A claim of 840.00 of the so manieth fortnight, assessed by Amina and approved by Luc. */
export async function approved(placementId: string, at = 0): Promise<string> {
  const [rachel, amina, luc] = [
    await server.as('employer'),
    await server.as('caseOfficer'),
    await server.as('approver'),
  ]
  const id = await claimed(rachel, placementId, [fortnight(at)])
  await assess(amina, id)
  const { status, body } = await approve(luc, id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}

export const add = (by: Caller, ids: readonly string[], batchId?: string) =>
  by.post<BulkRun>('/payment-batches/additions', { ids, ...(batchId && { batchId }) })

export const readBatch = async (by: Caller, id: string) =>
  (await by.get<PaymentBatchRecord>(`/payment-batches/${id}`)).body

export async function listed(by: Caller, query = '') {
  const path = `/payment-batches?perPage=100&${query}`
  return (await by.get<{ data: PaymentBatchRecord[] }>(path)).body.data
}

/** The batch that payments were put into, as it is now. */
export async function batchOf(by: Caller, ids: readonly string[]): Promise<PaymentBatchRecord> {
  await add(by, ids)
  const { batchId } = await readPayment(by, ids[0] ?? '')
  return readBatch(by, batchId ?? '')
}

/** Takes a step of a batch as it is seen. */
export const act = (by: Caller, batch: PaymentBatchRecord, noun: string, body?: object) =>
  by.post<PaymentBatchRecord>(`/payment-batches/${batch.id}/${noun}`, body, {
    version: batch.version,
  })

export const release = (by: Caller, batch: PaymentBatchRecord, also: object = {}) =>
  act(by, batch, 'release', { payOn: '2027-05-04', total: batch.total, ...also })

export async function fileOf(by: Caller, id: string) {
  const answer = await fetch(`${server.address}/api/payment-batches/${id}/file`, {
    headers: { authorization: `Bearer ${by.token}` },
  })
  return { status: answer.status, text: await answer.text() }
}

/** The states of payments, in their order. */
export const statesOf = (by: Caller, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await readPayment(by, id)).status))
