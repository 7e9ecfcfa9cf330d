import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { defineList } from '#kit/contract/define-list.ts'
import { moneySchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { program } from './program.ts'
import { leftAmount, newRegionalBudget, regionMoney } from './program-regions.ts'
import { changedProgram, newProgram } from './program.rules.ts'
import { programStates, programStatus, type ProgramStep } from './program.status.ts'
import { programsSubjects } from './programs.subjects.ts'
import { provinces } from '#kit/contract/provinces.ts'

const { may } = programsSubjects

const largeAmount = moneySchema(9_999_999_999.99)

/** Money of a program: the total, what is reserved, claimed and paid of it, and what is left. */
const programBudget = z.strictObject({
  total: largeAmount,
  committed: largeAmount,
  claimed: largeAmount,
  paid: largeAmount,
  left: leftAmount,
  /** By where the workplaces are; empty where the budget is not divided. */
  regions: z.array(regionMoney),
})

export const programRecord = z.extend(program.record, { can: canSchema, budget: programBudget })
export type ProgramRecord = z.infer<typeof programRecord>

const programRow = z.extend(program.row, { committed: largeAmount })
export type ProgramRow = z.infer<typeof programRow>

export const programList = defineList({
  sorts: ['code', 'nameEn', 'nameFr', 'intakeOpensOn', 'intakeClosesOn', 'budgetTotal'],
  defaultSort: 'code',
  filters: {
    status: { kind: 'choice', choices: programStates },
    province: { kind: 'choice', choices: provinces },
    intakeClosesOn: { kind: 'date' },
  },
  search: true,
  tableState: 'programsTableState',
})

const anyView = { anyOf: [may('view', 'Programs List'), may('view', 'Programs View')] } as const

/** A change of state is its own endpoint, named by a noun. */
const step = <const Noun extends string>(name: Exclude<ProgramStep, 'endIntake'>, noun: Noun) =>
  stepEndpoint(programStatus, name, {
    path: `/programs/{id}/${noun}`,
    output: programRecord,
    problems: ['wrongState', 'intakeIsOver', 'applicationsPending'],
  })

export const programsEndpoints = {
  listPrograms: defineEndpoint({
    method: 'GET',
    path: '/programs',
    access: may('view', 'Programs List'),
    list: programList,
    output: pageOf(programRow),
  }),
  exportPrograms: defineEndpoint({
    method: 'GET',
    path: '/programs/export',
    access: may('export', 'Programs List'),
    list: programList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readProgram: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}',
    access: anyView,
    output: programRecord,
  }),
  addProgram: defineEndpoint({
    method: 'POST',
    path: '/programs',
    access: may('create', 'Programs Create'),
    body: newProgram,
    output: programRecord,
    status: 201,
    idempotent: true,
  }),
  editProgram: defineEndpoint({
    method: 'PATCH',
    path: '/programs/{id}',
    access: may('update', 'Programs Edit'),
    body: changedProgram,
    output: programRecord,
    ifMatch: true,
  }),
  /** Moves money between the regions of a budget; none falls below what is committed in it. */
  setRegionalBudget: defineEndpoint({
    method: 'PATCH',
    path: '/programs/{id}/regions',
    access: may('update', 'Programs Edit'),
    body: newRegionalBudget,
    output: programRecord,
    ifMatch: true,
  }),
  openProgram: step('open', 'opening'),
  pauseProgram: step('pause', 'pause'),
  closeProgram: step('close', 'closure'),
  archiveProgram: step('archive', 'archiving'),
  copyProgram: defineEndpoint({
    method: 'POST',
    path: '/programs/{id}/copies',
    access: may('create', 'Programs Create'),
    body: z.strictObject({ code: program.create.shape.code }),
    output: programRecord,
    status: 201,
    idempotent: true,
  }),
  readProgramHistory: defineEndpoint({
    method: 'GET',
    path: '/programs/{id}/history',
    access: anyView,
    output: historyOutput,
  }),
}
