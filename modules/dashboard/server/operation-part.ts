import type { DeclaredJob } from '#kit/server/declared-jobs.ts'
import { readRecordedRoles } from '#modules/accounts/server/role-names.queries.ts'
import {
  countSignIns,
  isSealBehind,
  readDigest,
  readSealState,
} from '#modules/audit/server/audit-digest.queries.ts'
import { revealsAmong, type SaidActs } from '#modules/audit/server/said-acts.ts'
import { readFailing } from '#modules/clockwork/server/job.queries.ts'
import { rolesEn } from '#modules/roles/contract/strings.en.ts'
import { rolesFr } from '#modules/roles/contract/strings.fr.ts'
import { countUnsent } from '#modules/outbox/server/message.queries.ts'
import type { Part } from '../contract/work.endpoints.ts'
import type { Asking } from './applications-part.ts'

const auditing = { action: 'view', subject: 'Audit Log' } as const
const runningJobs = { action: 'configure', subject: 'Settings Clockwork' } as const
const readingMail = { action: 'view', subject: 'Outbox' } as const

const dayMs = 86_400_000
const refusalDays = 7
const revealDays = 30
const signInDays = 1
/** What an auditor looks for; one's own access log is no part of it. */
export async function readAuditPart(
  call: Asking,
  acts: readonly SaidActs[],
): Promise<Part<'audit'> | null> {
  const { db, person, now } = call
  if (!person.permissions.allowsAll(auditing)) return null
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const [refusals, revealed, seals, signIns] = await Promise.all([
    readSpokenDigest(call, { actions: ['access.refused'], since: since(refusalDays), most: 8 }),
    readSpokenDigest(call, { actions: revealsAmong(acts), since: since(revealDays), most: 5 }),
    readSealState(db),
    countSignIns(db, since(signInDays)),
  ])
  const { sealed, upTo, waitsSince } = seals
  return {
    refusals: {
      days: refusalDays,
      total: refusals.total,
      newest: refusals.newest.map((entry) => ({ ...entry, wanted: wantedIn(entry, call) })),
    },
    reveals: { days: revealDays, ...revealed },
    seals: { sealed, upTo, isBehind: isSealBehind(waitsSince, now) },
    signIns: { days: signInDays, ...signIns },
  }
}

const actionWords = { en: rolesEn.actions, fr: rolesFr.actions }

/** The permission that was not had, which the log keeps as `Payments:pay`. */
function wantedIn({ reference }: { reference: string | null }, { language }: Asking) {
  const [, subject, action] = /^(.+):(\w+)$/.exec(reference ?? '') ?? []
  const words: Record<string, string> = actionWords[language]
  return subject && action ? { subject, action: words[action] ?? action } : null
}

/** Entries whose roles are called as the reader calls them. */
async function readSpokenDigest({ db, language }: Asking, of: Parameters<typeof readDigest>[1]) {
  const [{ total, newest }, roleOf] = await Promise.all([
    readDigest(db, of),
    readRecordedRoles(db, language),
  ])
  const spoken = newest.map(({ actorRole, ...entry }) => ({
    ...entry,
    actorRole: actorRole === null ? null : roleOf(actorRole),
  }))
  return { total, newest: spoken }
}

/** Jobs that failed, for whoever may run them again; mail, for whoever may read it. */
export async function readOperation(
  call: Asking,
  jobs: readonly DeclaredJob[],
): Promise<Part<'operation'> | null> {
  const { db, person } = call
  const seesJobs = person.permissions.allows(runningJobs)
  const seesMail = person.permissions.allows(readingMail)
  if (!seesJobs && !seesMail) return null
  const [failing, mail] = await Promise.all([
    seesJobs ? readFailing(call, jobs) : null,
    seesMail ? countUnsent(db) : null,
  ])
  return { jobs: failing, mail }
}
