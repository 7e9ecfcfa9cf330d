import type { Can } from '#kit/contract/define-entity.ts'
import { refusalOf } from '#kit/contract/define-status.ts'
import type { Person } from '#kit/server/person.ts'
import { programStatus, type ProgramStatus, type ProgramStep } from '../contract/program.status.ts'

interface Judged {
  /** The calendar day where the organisation is. */
  today: string
  status: ProgramStatus
  intakeClosesOn: string
  openApplications: number
}

/** Why a step cannot be taken now, or null; the server refuses and the screen explains by it. */
export const refusalOfStep = (program: Judged, step: ProgramStep, person: Person) =>
  refusalOf(programStatus, step, {
    status: program.status,
    facts: program,
    person,
    isPermitted: (permission) => person.permissions.allows(permission),
  })

/** The steps that lead out of the present state, each possible or with the reason why not. */
export function availableSteps(program: Judged, person: Person): Can {
  const steps = Object.keys(programStatus.transitions) as ProgramStep[]
  const entries = steps
    .filter((step) => programStatus.transitions[step].from.includes(program.status))
    .map((step) => [step, refusalOfStep(program, step, person)] as const)
    .filter(([, reason]) => reason !== 'notPermitted')
  return Object.fromEntries(entries.map(([step, reason]) => [step, reason ? { reason } : true]))
}
