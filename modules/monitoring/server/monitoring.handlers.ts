import { serve } from '#kit/server/call.ts'
import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { exportList } from '#kit/server/export-list.ts'
import { readPage } from '#kit/server/list-query.ts'
import { notFound } from '#kit/server/problems.ts'
import { formsWords } from '#modules/forms/contract/words.ts'
import { monitoringEndpoints, type MonitoringRow } from '../contract/monitoring.endpoints.ts'
import { monitoringWords } from '../contract/words.ts'
import { readFormHistory } from './form-history.ts'
import { extendForm } from './extend-form.ts'
import { acceptForm, askForChanges, withdrawAcceptance } from './judge-answers.ts'
import { monitoringExport } from './monitoring.export.ts'
import { monitoringListSource } from './monitoring-list.queries.ts'
import { loadForm, readForm } from './monitoring.queries.ts'
import { openOwnForm } from './open-own-form.ts'
import { remindMany } from './remind-many.ts'
import { remindOf } from './remind.ts'
import { reopenForm } from './reopen-form.ts'
import { waiveForm } from './waive-form.ts'

export const monitoringHandlers = serve(
  monitoringEndpoints,
  {
    listMonitoringForms: ({ db, person, list }) =>
      readPage<MonitoringRow>(db, monitoringListSource(db, { person, action: 'view' }), list),
    exportMonitoringForms: (call) =>
      exportList(
        call,
        monitoringListSource(call.db, { person: call.person, action: 'export' }),
        monitoringExport(call.person),
      ),
    readMonitoringForm: (call) => readForm(call, call.params.id),
    async readMonitoringFormHistory(call) {
      const form = await loadForm(call, call.params.id)
      if (call.person.type !== 'staff') throw notFound()
      return readFormHistory(call, form)
    },
    openMonitoringForm: async (call) => ({ token: await openOwnForm(call, call.params.id) }),
    async acceptMonitoringForm(call) {
      await acceptForm(call, call.params.id)
      return readForm(call, call.params.id)
    },
    async withdrawFormAcceptance(call) {
      await withdrawAcceptance(call, call.params.id)
      return readForm(call, call.params.id)
    },
    async askForFormChanges(call) {
      await askForChanges(call, call.params.id, call.body)
      return readForm(call, call.params.id)
    },
    async remindOfMonitoringForm(call) {
      await remindOf(call, call.params.id, { step: 'remind' })
      return readForm(call, call.params.id)
    },
    remindOfMonitoringForms: (call) => actOnMany(call, remindMany, call.body),
    async extendMonitoringForm(call) {
      await extendForm(call, call.params.id, call.body)
      return readForm(call, call.params.id)
    },
    async waiveMonitoringForm(call) {
      await waiveForm(call, call.params.id, call.body.reason)
      return readForm(call, call.params.id)
    },
    async reopenMonitoringForm(call) {
      await reopenForm(call, call.params.id, call.body)
      return readForm(call, call.params.id)
    },
  },
  monitoringWords,
  formsWords,
)
