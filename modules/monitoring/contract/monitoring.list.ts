import { defineList } from '#kit/contract/define-list.ts'
import { formNumbers, sides } from './monitoring-form.ts'
import { monitoringStates, timings } from './monitoring-form.status.ts'
import { monitoringGroups } from './monitoring.groups.ts'

/** What is due first stands first. */
export const monitoringList = defineList({
  sorts: ['dueOn', 'opensOn', 'name'],
  defaultSort: 'dueOn',
  filters: {
    timing: { kind: 'choice', choices: timings },
    status: { kind: 'choice', choices: monitoringStates },
    side: { kind: 'choice', choices: sides },
    number: { kind: 'choice', choices: formNumbers },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    applicationId: { kind: 'reference' },
    participantId: { kind: 'reference' },
    dueOn: { kind: 'date' },
    opensOn: { kind: 'date' },
  },
  search: true,
  groups: monitoringGroups,
  tableState: 'monitoringFormsTableState',
})
