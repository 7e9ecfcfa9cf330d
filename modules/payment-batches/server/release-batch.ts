import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import { invalidField, refused } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { takeStep, type VersionedChange, type Written } from '#kit/server/steps.ts'
import { theRow } from '#kit/server/the-row.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { leadPayment } from '#modules/payments/server/lead-payment.ts'
import { mostDaysAhead } from '../contract/payment-batch.ts'
import { settings as own } from './payment-batches.settings.ts'
import { underPayees } from './payment-batch.steps.ts'
import { centsOf, writePaymentFile, type Due } from './payment-file.ts'
import { tellOnItsWay } from './tell-employer.ts'
import { verifiedAccount } from './what-stops.ts'

/** In which language the heads of a table are. */
interface Spoken {
  language: Language
}

interface Release {
  payOn: string
  /** The sum that was seen. */
  total: string
}

interface Entry extends Omit<Due, 'cents'> {
  id: string
  version: number
  accountId: string
}

/**
 * Gives a batch to the bank: writes its file, sends its payments, and tells each employer.
 * @throws 428; 409 `fourEyes`, `batchEmpty`, `notReady`, `batchChanged`, `nothingToPay`; 422 for a day that the bank does not take
 */
export async function releaseBatch(change: VersionedChange & Spoken, id: string, release: Release) {
  await requireRecentProof(change)
  let sent: Entry[] = []
  await takeStep(change, underPayees, {
    id,
    step: 'release',
    async before({ total }) {
      await refuseDay(change, release.payOn)
      if (total !== release.total) throw refused('batchChanged')
      sent = await readDue(change, id)
      return writing(change, sent, release)
    },
  })
  for (const entry of sent) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await send(change, id, entry)
    // oxlint-disable-next-line no-await-in-loop
    if (centsOf(entry.amount) > 0n) await tellOnItsWay(change, entry.id, release.payOn)
  }
}

const dayMs = 86_400_000

async function refuseDay(change: VersionedChange, payOn: string) {
  const today = await change.today()
  const last = new Date(Date.parse(today) + mostDaysAhead * dayMs).toISOString().slice(0, 10)
  if (payOn < today || payOn > last) throw invalidField('payOn', 'payDay', { last })
}

/** What the batch pays, each to the account that is verified at this moment. */
async function readDue({ db, settings }: VersionedChange, id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select y.id, y.version, y.reference, n.amount, c.id as "accountId", c.holder_name as payee, c.institution,
      c.transit, c.account_number as account
    from payment_batch_entries n join payments y on y.id = n.payment_id
      join bank_accounts c on c.id = ${verifiedAccount}
    where n.batch_id = ${id} order by y.id`.execute(db)
  return rows.map((row) => ({ ...row, account: decrypt(settings, row.account) }))
}

async function writing(
  change: VersionedChange & Spoken,
  sent: readonly Entry[],
  { payOn }: Release,
): Promise<Written<'payment_batches'>> {
  const { settings, person, language } = change
  const today = await change.today()
  // Of what is kept back whole, the bank is told nothing.
  const dues = sent
    .map((entry) => ({ ...entry, cents: centsOf(entry.amount) }))
    .filter(({ cents }) => cents > 0n)
  if (dues.length === 0) throw refused('nothingToPay')
  const releaseNumber = await nextNumber(change)
  const { kind, text } = writePaymentFile({
    dues,
    payOn,
    today,
    releaseNumber,
    profile: settingsOf(settings, own).bankProfile,
    language,
  })
  return {
    row: {
      pay_on: payOn,
      released_on: today,
      released_by: person.userId,
      release_number: releaseNumber,
      file_kind: kind,
      file: encrypt(settings, text),
    },
    changes: { payOn: [null, payOn] },
  }
}

/** Counted without a gap, as banks ask for it; one release after the other. */
async function nextNumber({ db }: VersionedChange): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payment batch releases', 0))`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(release_number), 0) + 1 as next from payment_batches`.execute(db)
  return theRow(rows).next
}

async function send(change: VersionedChange, batchId: string, { id, version, accountId }: Entry) {
  await leadPayment(change, { id, version, step: 'send', row: { sent_on: await change.today() } })
  await sql`update payment_batch_entries set bank_account_id = ${accountId}
    where batch_id = ${batchId} and payment_id = ${id}`.execute(change.db)
}
