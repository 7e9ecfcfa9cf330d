import { serve, type Change } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { ProgramStep } from '../contract/program.status.ts'
import { openProgramsEndpoints } from '../contract/open-programs.endpoints.ts'
import { programsEndpoints, type ProgramRow } from '../contract/programs.endpoints.ts'
import { addProgram } from './add-program.ts'
import { copyProgram } from './copy-program.ts'
import { editProgram } from './edit-program.ts'
import { moveProgram } from './move-program.ts'
import { programExport } from './program.export.ts'
import { programListSource, readOpenPrograms, readProgram } from './program.queries.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'

const words = { en: programsEn, fr: programsFr }

type Step = Change & { version: number; params: { id: string } }

const step = (name: ProgramStep) => async (call: Step) => {
  await moveProgram(call, call.params.id, name)
  return readProgram(call, call.params.id)
}

const staffHandlers = serve(
  programsEndpoints,
  {
    listPrograms: ({ db, list, person }) =>
      readPage<ProgramRow>(db, programListSource(db, { person, action: 'view' }), list),

    exportPrograms: (call) =>
      exportList(call, programListSource(call.db, { ...call, action: 'export' }), programExport),

    readProgram: (call) => readProgram(call, call.params.id),

    async addProgram(call) {
      const id = await addProgram(call, call.body)
      return readProgram(call, id)
    },

    async editProgram(call) {
      await editProgram(call, call.params.id, call.body)
      return readProgram(call, call.params.id)
    },

    openProgram: step('open'),
    pauseProgram: step('pause'),
    closeProgram: step('close'),
    archiveProgram: step('archive'),

    async copyProgram(call) {
      const id = await copyProgram(call, call.params.id, call.body.code)
      return readProgram(call, id)
    },

    async readProgramHistory(call) {
      await readProgram(call, call.params.id)
      return readHistory(call.db, { entity: 'program', id: call.params.id })
    },
  },
  words,
)

const publicHandlers = serve(
  openProgramsEndpoints,
  {
    listOpenPrograms: async ({ db, today }) => ({
      data: await readOpenPrograms(db, await today()),
    }),
  },
  words,
)

export const programsHandlers = [...staffHandlers, ...publicHandlers]
