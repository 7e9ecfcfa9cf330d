import { sql, type RawBuilder } from 'kysely'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import {
  orphanedStatus,
  type OrphanedFacts,
  type OrphanedStatus,
} from '../contract/orphaned.status.ts'

/** What permission conditions look at: the program, and the employer of an open match. */
export interface OrphanedScope {
  programId: string
  matchedEmployerId: string | null
}

/** The same of a row of cases. */
export const facts: Record<keyof OrphanedScope, RawBuilder<unknown>> = {
  programId: sql`c.program_id`,
  matchedEmployerId: sql`c.matched_employer_id`,
}

export const subject = 'Orphaned Participants List'

/** On which cases a person sees a group of protected fields. */
export const seesIn = ({ permissions }: Person, action: Action): SeesIn =>
  permissions.groupsIn({ action, subject }, facts)

/** A case with what its steps are judged by. */
export interface LoadedCase extends OrphanedFacts, OrphanedScope {
  id: string
  version: number
  reference: string
  status: OrphanedStatus
  placementId: string
  /** Of the placement before. */
  applicationId: string
  formerEmployerId: string
  participantId: string
  assigneeId: string | null
  daysUsed: number
  daysLeft: number
  amountLeft: string
  province: string
  program: { en: string; fr: string }
  person: { email: string; name: string; language: 'en' | 'fr' }
}

export const orphanedMachines: Stepped<OrphanedFacts> = { machines: { status: orphanedStatus } }

export const judgeCase = (found: LoadedCase): Judged<OrphanedFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: { programId: found.programId, matchedEmployerId: found.matchedEmployerId },
})
