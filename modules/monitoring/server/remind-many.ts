import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import { monitoringList } from '../contract/monitoring.list.ts'
import { monitoringWords } from '../contract/words.ts'
import { monitoringListSource } from './monitoring-list.queries.ts'
import { nameForm } from './name-form.ts'
import { remindOf } from './remind.ts'

/** Asks once more for forms that are open. */
export const remindMany = bulkAct()({
  key: 'monitoring.remind',
  table: 'monitoring_forms',
  words: monitoringWords,
  nameOf: nameForm,
  take: (one, id) => remindOf(one, id, { step: 'remind' }),
  list: ({ db, person }) => ({
    list: monitoringList,
    source: monitoringListSource(db, { person, action: 'view' }),
  }),
})
