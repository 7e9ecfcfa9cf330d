import type { SeedApplication } from './applications.ts'
import type { SeedCheckpoint } from './checkpoints.ts'
import type { SeedEmployer } from './employers.ts'
import type { SeedPlacement } from './placements.ts'
import type { SeedProgram } from './programs.ts'
import { visitor, type Actor } from './staff.ts'
import { stepOf, type Act, type Step } from './story.ts'

export interface AuditRow {
  at: Date
  actor_id: string | null
  actor_name: string
  actor_role: string | null
  action: string
  entity: string
  entity_id: string | null
  reference: string | null
  changes: Record<string, [unknown, unknown]>
  reason: string | null
}

type Entry = Pick<AuditRow, 'action' | 'entity' | 'entity_id'> & Partial<AuditRow>

export const auditRow = (at: Date, by: Actor, entry: Entry): AuditRow => ({
  reference: null,
  changes: {},
  reason: null,
  at,
  actor_id: by.id,
  actor_name: by.name,
  actor_role: by.role,
  ...entry,
})

/** What became of an application, step by step, as the product itself would have written it. */
export function applicationHistory(
  application: SeedApplication,
  checkpoint: SeedCheckpoint,
): AuditRow[] {
  let status: string | null = null
  return application.story.steps.map((step) => {
    const next = after[step.act] ?? status
    const changes = {
      ...(next !== status && { status: [status, next] as [unknown, unknown] }),
      ...changesOf(step, application, checkpoint),
    }
    status = next
    return auditRow(step.at, step.by, {
      action: `applications.${step.act}`,
      entity: 'application',
      entity_id: application.id,
      reference: application.reference,
      changes,
      reason: step.reason,
    })
  })
}

const after: Partial<Record<Act, string>> = {
  submit: 'submitted',
  assign: 'inReview',
  requestInformation: 'infoRequested',
  resubmit: 'inReview',
  recommendApproval: 'recommendedApprove',
  recommendRejection: 'recommendedReject',
  returnToReview: 'inReview',
  approve: 'approved',
  reject: 'rejected',
  withdraw: 'withdrawn',
  returnUnreviewed: 'returned',
}

function changesOf(
  { act }: Step,
  { story, funding, row }: SeedApplication,
  { found, items }: SeedCheckpoint,
): Record<string, [unknown, unknown]> {
  if (act === 'assign') return { assignee: [null, story.officer.name] }
  if (act === 'requestInformation') return { informationDueOn: [null, story.informationDueOn] }
  if (act === 'approve') return { approvedAmount: [null, funding.total] }
  if (act === 'recommendRejection') return { reasonCodes: [[], row['recommended_reasons']] }
  if (act === 'reject') return { reasonCodes: [[], row['reason_codes']] }
  if (act === 'override') return { 'checkpoint.noStacking': ['fail', 'fail'] }
  if (act !== 'checkpoint') return {}
  const set = items.map((item, at) => ({ item, before: found[at]! })).filter(({ item }) => item.by)
  return Object.fromEntries(
    set.map(({ item, before }) => [`checkpoint.${item.code}`, [before.result, item.result]]),
  )
}

/** People and employers come with their first application. */
export function registrations(applications: readonly SeedApplication[]): AuditRow[] {
  const known = new Set<string>()
  return applications.flatMap(({ slot: { employer }, participant, story }) => {
    const rows: AuditRow[] = []
    if (!known.has(employer.id)) rows.push(employerRow(employer, story.steps[0]!))
    known.add(employer.id)
    const done = stepOf(story, 'participantDone')
    if (participant && done) {
      const action = known.has(participant.id) ? 'participants.updated' : 'participants.registered'
      rows.push(
        auditRow(done.at, visitor, {
          action,
          entity: 'participant',
          entity_id: participant.id,
          reason: 'applicant',
        }),
      )
      known.add(participant.id)
    }
    return rows
  })
}

const employerRow = ({ id, named }: SeedEmployer, { at, by }: Step) =>
  auditRow(at, by, {
    action: 'employers.registered',
    entity: 'employer',
    entity_id: id,
    reference: named.legalName,
  })

export const placementHistory = (
  placements: readonly SeedPlacement[],
  approvals: ReadonlyMap<string, Step>,
) =>
  placements.map(({ id, application_id, reference, committed_amount }) => {
    const { at, by } = approvals.get(application_id)!
    const changes: AuditRow['changes'] = { committedAmount: [null, committed_amount] }
    return auditRow(at, by, {
      action: 'placements.created',
      entity: 'placement',
      entity_id: id,
      reference,
      changes,
    })
  })

/** Added as a draft, opened, and what followed, `at` being days of the program's own calendar. */
export function programHistory({ fields, status }: SeedProgram, id: string, by: Actor): AuditRow[] {
  const day = (date: string) => new Date(`${date}T14:30:00Z`)
  const { intakeOpensOn: opens, intakeClosesOn: closes } = fields
  const row = (date: Date, action: string, changes: AuditRow['changes']) =>
    auditRow(date, by, {
      action: `programs.${action}`,
      entity: 'program',
      entity_id: id,
      reference: fields.code,
      changes,
    })
  const added = Object.entries(fields).map(([field, value]): [string, [unknown, unknown]] => [
    field,
    [null, value],
  ])
  const isDraft = status === 'draft'
  const rows = [
    row(
      isDraft ? daysBefore(day(opens), 75) : daysBefore(day(opens), 10),
      'added',
      Object.fromEntries(added),
    ),
  ]
  if (!isDraft) rows.push(row(day(opens), 'open', { status: ['draft', 'open'] }))
  if (status === 'paused')
    rows.push(row(daysBefore(day(closes), 107), 'pause', { status: ['open', 'paused'] }))
  if (status === 'closed') rows.push(row(day(closes), 'close', { status: ['open', 'closed'] }))
  return rows
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000)
