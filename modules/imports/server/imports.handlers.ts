import { serve, type ChangeCall } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import { importsEndpoints, type ImportRow } from '../contract/imports.endpoints.ts'
import { forbidden } from '#kit/server/problems.ts'
import { errorsFile } from './errors-file.ts'
import { importParts } from './import-parts.ts'
import { mendImport } from './mend-import.ts'
import {
  findImport,
  importListSource,
  permittedTarget,
  readImport,
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
  const targetOf = async ({ db, params, person }: Pick<Step, 'db' | 'params' | 'person'>) =>
    permittedTarget({ db, person }, targets, (await findImport(db, params.id)).kind)
  const moving = (act: (call: Step, id: string) => Promise<void>) => async (call: Step) => {
    await targetOf(call)
    await act(call, call.params.id)
    return readImport(call.db, call.params.id, { ...call, targets })
  }
  const parts = importParts(targets)
  return serve(
    importsEndpoints,
    {
      listImports: (call) => readPage<ImportRow>(call.db, importListSource(call.db), call.list),
      async uploadImport(call) {
        const id = await uploadImport(call, await permittedTarget(call, targets, call.query.kind))
        return readImport(call.db, id, { ...call, targets })
      },
      readImport: (call) => readImport(call.db, call.params.id, { ...call, targets }),
      listImportRows: parts.rows,
      listImportProblems: parts.problems,
      listImportRepeats: parts.repeats,
      listImportEffects: parts.effects,
      async mendImport(call) {
        await mendImport(call, call.params.id, { ...call.body, target: await targetOf(call) })
        return readImport(call.db, call.params.id, { ...call, targets })
      },
      async exportImportErrors(call) {
        const { db, params, language, settings, audit } = call
        const { target, isOpen, fileName } = await parts.fileOf(call)
        if (!isOpen) throw forbidden()
        const file = await errorsFile(db, params.id, { target, language, settings })
        await audit({
          action: 'imports.errorsExported',
          entity: 'import',
          entityId: params.id,
          reference: fileName,
        })
        return file
      },
      async checkImport(call) {
        await checkImport(call, call.params.id, { ...call.body, target: await targetOf(call) })
        return readImport(call.db, call.params.id, { ...call, targets })
      },
      runImport: moving(runImport),
      revertImport: moving(revertImport),
      resumeImport: moving(resumeImport),
    },
    words,
  )
}
