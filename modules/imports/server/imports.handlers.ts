import { serve, type ChangeCall } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { importsEndpoints, type ImportRow } from '../contract/imports.endpoints.ts'
import { errorsFile } from './errors-file.ts'
import { readEffects } from './import-effects.queries.ts'
import { readProblemGroups } from './import-problems.queries.ts'
import { readRepeats } from './import-repeats.ts'
import { mendImport } from './mend-import.ts'
import { readToldRows } from './import-rows.queries.ts'
import {
  findImport,
  importListSource,
  readImport,
  targetOf,
  type ImportTargets,
} from './imports.queries.ts'
import { checkImport, resumeImport, revertImport, runImport } from './move-import.ts'
import { uploadImport } from './upload-import.ts'
import { importsEn } from '../contract/strings.en.ts'
import { importsFr } from '../contract/strings.fr.ts'

const words = { en: importsEn, fr: importsFr }

type Step = Pick<
  ChangeCall<typeof importsEndpoints.runImport>,
  keyof ChangeCall<typeof importsEndpoints.runImport>
>

export const importsHandlers = (targets: ImportTargets) => {
  const moving = (act: (call: Step, id: string) => Promise<void>) => async (call: Step) => {
    await act(call, call.params.id)
    return readImport(call.db, call.params.id, { ...call, targets })
  }
  return serve(
    importsEndpoints,
    {
      listImports: (call) => readPage<ImportRow>(call.db, importListSource(call.db), call.list),
      async uploadImport(call) {
        const id = await uploadImport(call, targetOf(targets, call.query.kind))
        return readImport(call.db, id, { ...call, targets })
      },
      readImport: (call) => readImport(call.db, call.params.id, { ...call, targets }),
      async listImportRows({ db, params, query, language }) {
        const { kind } = await findImport(db, params.id)
        const after = Number(query.after ?? 0)
        return readToldRows(db, params.id, { target: targetOf(targets, kind), language, after })
      },
      async listImportProblems({ db, params: { id }, language, settings }) {
        const { kind } = await findImport(db, id)
        return readProblemGroups(db, id, { target: targetOf(targets, kind), language, settings })
      },
      async listImportRepeats({ db, params: { id }, query, language }) {
        const { kind } = await findImport(db, id)
        const from = Number(query.from ?? 0)
        return readRepeats(db, id, { target: targetOf(targets, kind), language, from })
      },
      async listImportEffects(call) {
        const { kind } = await findImport(call.db, call.params.id)
        const from = Number(call.query.from ?? 0)
        return readEffects(call, call.params.id, { target: targetOf(targets, kind), from })
      },
      async mendImport(call) {
        const { kind } = await findImport(call.db, call.params.id)
        await mendImport(call, call.params.id, { ...call.body, target: targetOf(targets, kind) })
        return readImport(call.db, call.params.id, { ...call, targets })
      },
      async exportImportErrors({ db, params, language, settings, audit }) {
        const { kind, fileName } = await findImport(db, params.id)
        const file = await errorsFile(db, params.id, {
          target: targetOf(targets, kind),
          language,
          settings,
        })
        await audit({
          action: 'imports.errorsExported',
          entity: 'import',
          entityId: params.id,
          reference: fileName,
        })
        return file
      },
      async checkImport(call) {
        const { kind } = await findImport(call.db, call.params.id)
        await checkImport(call, call.params.id, { ...call.body, target: targetOf(targets, kind) })
        return readImport(call.db, call.params.id, { ...call, targets })
      },
      runImport: moving(runImport),
      revertImport: moving(revertImport),
      resumeImport: moving(resumeImport),
    },
    words,
  )
}
