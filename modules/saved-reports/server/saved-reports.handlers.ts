import { serve } from '#kit/server/call.ts'
import { readPage } from '#kit/server/list-query.ts'
import type { Product } from '#kit/server/server-module.ts'
import { notFound } from '#kit/server/problems.ts'
import { savedReportsEndpoints, type SavedReportRow } from '../contract/saved-reports.endpoints.ts'
import { savedReportsEn } from '../contract/strings.en.ts'
import { savedReportsFr } from '../contract/strings.fr.ts'
import { addSavedReport, deleteSavedReport, editSavedReport } from './keep-saved-report.ts'
import { removeSchedule, setSchedule } from './keep-schedule.ts'
import { readSavedReport, savedReportSource, withCan } from './saved-report.queries.ts'
import { readOffered, readSchedule } from './schedule.queries.ts'

export const savedReportsHandlers = (product: Product) =>
  serve(
    savedReportsEndpoints,
    {
      async listSavedReports({ db, list, person }) {
        const page = await readPage<Omit<SavedReportRow, 'can'>>(
          db,
          savedReportSource(db, person),
          list,
        )
        return { ...page, data: page.data.map((row) => withCan(row, person)) }
      },
      async addSavedReport(call) {
        return readSavedReport(call.db, call.person, await addSavedReport(call, call.body))
      },
      async editSavedReport(call) {
        await editSavedReport(call, call.params.id, call.body)
        return readSavedReport(call.db, call.person, call.params.id)
      },
      async deleteSavedReport(call) {
        await deleteSavedReport(call, call.params.id)
        return undefined
      },

      async readReportSchedule({ db, person, params: { id } }) {
        const { report, can } = await readSavedReport(db, person, id)
        return {
          schedule: await readSchedule(db, id),
          offered: can['schedule'] === true ? await readOffered(db, product, report) : [],
        }
      },
      async setReportSchedule(call) {
        const { id } = call.params
        await setSchedule(call, product, { id, body: call.body })
        const schedule = await readSchedule(call.db, id)
        if (!schedule) throw notFound()
        return schedule
      },
      async removeReportSchedule(call) {
        await removeSchedule(call, call.params.id)
        return undefined
      },
    },
    { en: savedReportsEn, fr: savedReportsFr },
  )
