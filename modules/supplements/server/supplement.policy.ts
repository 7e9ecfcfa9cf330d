import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { SupplementType } from '#modules/programs/contract/program.ts'
import type { Frequency } from '../contract/supplement.ts'
import {
  supplementStatus,
  type SupplementFacts,
  type SupplementStatus,
} from '../contract/supplement.status.ts'

/** What permission conditions look at. */
export interface SupplementScope {
  programId: string
  employerId: string
  participantId: string
}

/** The same of a row of supplements. */
export const facts: Record<keyof SupplementScope, RawBuilder<unknown>> = {
  programId: sql`s.program_id`,
  employerId: sql`s.employer_id`,
  participantId: sql`s.participant_id`,
}

export const subject = 'Supplements'
export const creating = { action: 'create', subject } as const

/** A supplement with what its steps are judged by. */
export interface LoadedSupplement extends SupplementScope, SupplementFacts {
  id: string
  version: number
  reference: string
  status: SupplementStatus
  placementId: string
  applicationId: string
  type: SupplementType
  frequency: Frequency
  fromOn: string
  toOn: string
  times: number
  requestedOn: string
  requestedEach: string
  requestedAmount: string
  approvedAmount: string | null
  usedAmount: string | null
  lateReason: string | null
  internalNote: string | null
}

export const supplementMachines: Stepped<SupplementFacts> = {
  machines: { status: supplementStatus },
  hides: ['nothingClaimed'],
}

export const scopeOf = ({ programId, employerId, participantId }: SupplementScope) => ({
  programId,
  employerId,
  participantId,
})

export const judgeSupplement = (found: LoadedSupplement): Judged<SupplementFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
  about: { claimUnderWay: inBoth(found.claimsUnderWay.join(', ')) },
})

const inBoth = (said: string) => ({ en: said, fr: said })

/** On which supplements a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}
