import { statusFor } from '#kit/contract/define-status.ts'
import { programsSubjects } from './programs.subjects.ts'

export const programStates = ['draft', 'open', 'paused', 'closed', 'archived'] as const
export type ProgramStatus = (typeof programStates)[number]

export interface ProgramFacts {
  intakeClosesOn: string
  today: string
  openApplications: number
}

const mayEdit = programsSubjects.may('update', 'Programs Edit')
const intakeNotOver = (program: ProgramFacts) =>
  program.intakeClosesOn < program.today ? 'intakeIsOver' : null
const intakeOver = (program: ProgramFacts) => (intakeNotOver(program) ? null : 'intakeGoesOn')
const nothingPending = (program: ProgramFacts) =>
  program.openApplications > 0 ? 'applicationsPending' : null

/** draft → open ⇄ paused → closed → archived; a closed program may open again, and one closes by itself. */
export const programStatus = statusFor<ProgramFacts>()({
  name: 'program',
  initial: 'draft',
  states: {
    draft: { tone: 'neutral' },
    open: { tone: 'success' },
    paused: { tone: 'warning' },
    closed: { tone: 'info' },
    archived: { tone: 'neutral', final: true },
  },
  transitions: {
    open: {
      endpoint: 'openProgram',
      from: ['draft', 'paused', 'closed'],
      to: 'open',
      may: mayEdit,
      guards: [intakeNotOver],
      effects: ['the public sees the program from its opening day'],
      confirm: 'plain',
    },
    pause: {
      endpoint: 'pauseProgram',
      from: ['open'],
      to: 'paused',
      may: mayEdit,
      confirm: 'plain',
    },
    close: {
      endpoint: 'closeProgram',
      from: ['open', 'paused'],
      to: 'closed',
      may: mayEdit,
      confirm: 'plain',
    },
    endIntake: {
      from: ['open', 'paused'],
      to: 'closed',
      guards: [intakeOver],
      effects: ['every night, of programs whose last day for applications has passed'],
    },
    archive: {
      endpoint: 'archiveProgram',
      from: ['draft', 'closed'],
      to: 'archived',
      may: mayEdit,
      guards: [nothingPending],
      confirm: 'danger',
    },
  },
})

export type ProgramStep = keyof typeof programStatus.transitions
