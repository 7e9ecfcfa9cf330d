import { sql, type RawBuilder } from 'kysely'
import type { Action } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { Side } from '../contract/monitoring-form.ts'
import {
  monitoringStatus,
  type MonitoringFacts,
  type MonitoringStatus,
} from '../contract/monitoring-form.status.ts'

/** What permission conditions look at. */
export interface MonitoringScope {
  programId: string
  employerId: string
  participantId: string
  side: Side
}

/** The same of a row of forms. */
export const facts: Record<keyof MonitoringScope, RawBuilder<unknown>> = {
  programId: sql`f.program_id`,
  employerId: sql`f.employer_id`,
  participantId: sql`f.participant_id`,
  side: sql`f.side`,
}

export const subject = 'Monitoring Forms List'
export const viewing = { action: 'view', subject } as const

/** On which forms a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, action: Action): SeesIn => {
  const sees = permissions.groupsIn({ action, subject }, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}

/** A form with what its steps are judged by. */
export interface LoadedForm extends MonitoringScope {
  id: string
  version: number
  status: MonitoringStatus
  opensOn: string | null
  dueOn: string | null
  /** Of the placement. */
  reference: string
  /** Letters that asked for it besides the first. */
  reminders: number
  lastContactOn: string | null
  wasContactedToday: boolean
  /** By whose calendar business days are counted. */
  province: string
}

export const monitoringMachines: Stepped<MonitoringFacts> = {
  machines: { status: monitoringStatus },
}

export const scopeOf = ({ programId, employerId, participantId, side }: MonitoringScope) => ({
  programId,
  employerId,
  participantId,
  side,
})

export const judgeForm = (found: LoadedForm): Judged<MonitoringFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})

const typeOf = { employer: 'employer', participant: 'employee' } as const

/** Whether a person is of the side that a form asks, and may fill it in. */
export const mayFill = ({ type, permissions }: Person, form: LoadedForm): boolean =>
  type === typeOf[form.side] && permissions.allows({ action: 'update', subject }, scopeOf(form))
