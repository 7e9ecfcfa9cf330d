import { sql, type RawBuilder } from 'kysely'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { HoldEffect, HoldKind } from '../contract/hold.ts'
import { holdStatus, type HoldFacts, type HoldStatus } from '../contract/hold.status.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'

/** What permission conditions look at. A hold of every program is none of a single one. */
export interface HoldScope {
  programId: string | null
  employerId: string | null
  participantId: string | null
  kind: HoldKind
}

/** The same of a row of holds. */
export const facts: Record<keyof HoldScope, RawBuilder<unknown>> = {
  programId: sql`h.program_id`,
  employerId: sql`h.employer_id`,
  participantId: sql`h.participant_id`,
  kind: sql`h.kind`,
}

export const subject = 'Holds'

/** On which holds a person sees a group of protected fields. */
export const seesIn = ({ permissions }: Person, action: Action): SeesIn =>
  permissions.groupsIn({ action, subject }, facts)

/** A hold with what its steps are judged by, and whom it is on. */
export interface LoadedHold extends HoldFacts, HoldScope {
  id: string
  version: number
  reference: string
  status: HoldStatus
  reason: HoldRecord['reason']
  effects: HoldEffect[]
  message: string
  note: string | null
  startsOn: string
  endsOn: string | null
  /** By whose calendar business days are counted. */
  province: string
  /** Null while nobody knows whether the address is the employer's. */
  contact: { email: string; name: string; language: Language } | null
}

export const holdMachines: Stepped<HoldFacts> = { machines: { status: holdStatus } }

export const scopeOf = ({ programId, employerId, participantId, kind }: HoldScope): HoldScope => ({
  programId,
  employerId,
  participantId,
  kind,
})

export const judgeHold = (found: LoadedHold): Judged<HoldFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})
