import type { Judged, Stepped } from '#kit/server/steps.ts'
import { programStatus, type ProgramFacts, type ProgramStatus } from '../contract/program.status.ts'

/** What a program's steps are judged by. */
export interface JudgedProgram extends ProgramFacts {
  id: string
  version: number
  code: string
  status: ProgramStatus
}

export const programMachines: Stepped<ProgramFacts> = { machines: { status: programStatus } }

export const judge = (program: JudgedProgram): Judged<ProgramFacts> => ({
  states: { status: program.status },
  facts: program,
  scope: { programId: program.id },
})
