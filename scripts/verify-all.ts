import type { OpenDatabase } from '#database/connect.ts'
import type { Settings } from '#kit/server/settings.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { readHeads } from '#modules/audit/server/audit-heads.ts'
import { keepVerification } from '#modules/audit/server/verify-daily.ts'
import { verifyAudit, type Verified } from '#modules/audit/server/verify-audit.ts'
import { verifyEmployers } from '#modules/employers/server/verify-employers.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { verifyOverpayments } from '#modules/overpayments/server/verify-overpayments.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { verifySupplements } from '#modules/supplements/server/verify-supplements.ts'
import { verifyMessages } from '#modules/messages/server/verify-messages.ts'
import { verifyHolds } from '#modules/holds/server/verify-holds.ts'
import { verifyMonitoring } from '#modules/monitoring/server/verify-monitoring.ts'
import { verifyOrphaned } from '#modules/orphaned/server/verify-orphaned.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { say } from './progress.ts'

type Db = OpenDatabase['kysely']

/**
 * Says what was proven: that the audit log is whole, and that kept figures equal what they are kept of.
 * @returns how much is wrong
 */
export async function verifyAll(
  database: Db,
  settings: Settings,
  { auditAlone = false, isKept = false } = {},
): Promise<number> {
  const heads = await readHeads(settings)
  const audit = await verifyAudit(database, { keys: settings, heads })
  // What was restored is as it was backed up.
  if (isKept) await keepVerification(database, audit, 'command')
  for (const line of linesOf(audit, heads.length)) say(line)
  const problems = [...audit.problems, ...(auditAlone ? [] : await verifyFigures(database))]
  for (const problem of problems) say(`✗ ${problem}`)
  say(problems.length ? `${problems.length} problems` : 'Everything agrees')
  return problems.length
}

async function verifyFigures(database: Db): Promise<string[]> {
  return [
    ...(await verifyApplications(database)),
    ...(await verifyEmployers(database)),
    ...(await verifyParticipants(database)),
    ...(await verifyMessages(database)),
    ...(await verifyOrphaned(database)),
    ...(await verifyHolds(database)),
    ...(await verifyMonitoring(database)),
    ...(await verifyRequests(database)),
    ...(await verifySupplements(database)),
    ...(await verifyPayments(database)),
    ...(await verifyOverpayments(database)),
    ...(await verifyLedgers(database, tellOf('shareholders'))),
  ]
}

/** How far the log is sealed, and what it was held against. */
function linesOf({ rows, waiting, head }: Verified, heads: number): string[] {
  return [
    `Audit log: ${rows} rows are sealed, ${waiting} wait to be (a minute while the product runs), head ${head}`,
    heads
      ? `Audit log: held against ${heads} heads that were written outside of the database`
      : 'Audit log: no head was written outside of the database yet, so a cut end would not be seen',
  ]
}

/** A line for every ten thousand. */
function tellOf(what: string) {
  return (count: number) => {
    if (count % 10_000 === 0) say(`${count.toLocaleString('en')} ${what}`)
  }
}
