import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { importsEn } from '#modules/imports/contract/strings.en.ts'
import { importsFr } from '#modules/imports/contract/strings.fr.ts'
import { closeSheet } from './close-sheet.ts'
import { makeTemplate } from './make-template.ts'
import { pasteRows } from './paste-rows.ts'
import { uploadRows } from './upload-rows.ts'
import { presentSheet, speakers } from './present-sheet.ts'
import { listSubmittedSheets } from './sheet-list.queries.ts'
import { saveSheet } from './save-sheet.ts'
import { submitSheet } from './submit-sheet.ts'
import { readSubmittedSheet } from './submitted-sheet.queries.ts'
import { withdrawTogether } from './withdraw-together.ts'

/** Employees apply for themselves alone. @throws 403 */
function refuseEmployees({ type }: Person) {
  if (type === 'employee') throw forbidden()
}

export const participantSheetsHandlers = serve(
  participantSheetsEndpoints,
  {
    async readSheet(call) {
      refuseEmployees(call.person)
      return presentSheet(call)
    },
    async saveSheet(call) {
      refuseEmployees(call.person)
      await saveSheet(call, call.body)
      return presentSheet(call)
    },
    async pasteRows(call) {
      refuseEmployees(call.person)
      const unused = await pasteRows(call, call.body)
      return { ...(await presentSheet(call)), unused }
    },
    async uploadRows(call) {
      refuseEmployees(call.person)
      const unused = await uploadRows(call, call.query.way)
      return { ...(await presentSheet(call)), unused }
    },
    async downloadTemplate({ person, language }) {
      refuseEmployees(person)
      return makeTemplate(language)
    },
    async submitSheet(call) {
      refuseEmployees(call.person)
      await submitSheet(call, call.body)
      return presentSheet(call)
    },
    async listSubmittedSheets({ db, person, query, now }) {
      refuseEmployees(person)
      return listSubmittedSheets(db, person, { page: query.page ?? 1, now })
    },
    readSubmittedSheet: ({ db, person, params }) => readSubmittedSheet(db, person, params.id),
    withdrawSheet: (call) => actOnMany(call, withdrawTogether, call.body),
    async closeSheet(call) {
      refuseEmployees(call.person)
      await closeSheet(call)
      return presentSheet(call)
    },
  },
  ...speakers,
  { en: importsEn, fr: importsFr },
)
