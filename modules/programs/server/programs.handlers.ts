import { serve } from '#kit/server/call.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import type { ProgramStep } from '../contract/program.status.ts'
import { openProgramsEndpoints } from '../contract/open-programs.endpoints.ts'
import { programsEndpoints, type ProgramRow } from '../contract/programs.endpoints.ts'
import { addProgram } from './add-program.ts'
import { copyProgram, type CopiedAlong } from './copy-program.ts'
import { editProgram, type ProgramGuard } from './edit-program.ts'
import { programExport } from './program.export.ts'
import { programListSource, readOpenPrograms, readProgram } from './program.queries.ts'
import { programSteps } from './program.steps.ts'
import { setRegions } from './set-regions.ts'
import { programsEn } from '../contract/strings.en.ts'
import { programsFr } from '../contract/strings.fr.ts'

const words = { en: programsEn, fr: programsFr }

const step = (name: ProgramStep) => async (call: VersionedChange & { params: { id: string } }) => {
  const { id } = call.params
  await takeStep(call, programSteps, { id, step: name })
  return readProgram(call, id)
}

interface Others {
  along: readonly CopiedAlong[]
  guards: readonly ProgramGuard[]
}

const staffHandlers = ({ along, guards }: Others) =>
  serve(
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
        await editProgram(call, call.params.id, { input: call.body, guards })
        return readProgram(call, call.params.id)
      },

      async setRegionalBudget(call) {
        await setRegions(call, call.params.id, call.body.regions)
        return readProgram(call, call.params.id)
      },

      openProgram: step('open'),
      pauseProgram: step('pause'),
      closeProgram: step('close'),
      archiveProgram: step('archive'),

      async copyProgram(call) {
        const id = await copyProgram(call, { id: call.params.id, code: call.body.code }, along)
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

export const programsHandlers = (others: Others) => [...staffHandlers(others), ...publicHandlers]
