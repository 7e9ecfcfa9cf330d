import { defineList } from '#kit/contract/define-list.ts'
import { provinces } from '#kit/contract/provinces.ts'
import { orphanedGroups } from './orphaned.groups.ts'
import { orphanedStates, outcomes } from './orphaned.status.ts'

/** Those without an employer, the longest first. */
export const orphanedList = defineList({
  sorts: ['orphanedOn', 'dueOn', 'name', 'reference', 'weeksLeft', 'amountLeft'],
  defaultSort: 'orphanedOn',
  filters: {
    status: { kind: 'choice', choices: orphanedStates },
    region: { kind: 'choice', choices: provinces },
    language: { kind: 'choice', choices: ['en', 'fr'] },
    noc: { kind: 'text' },
    programId: { kind: 'reference' },
    assigneeId: { kind: 'reference', optional: true },
    outcome: { kind: 'choice', choices: outcomes },
    dueOn: { kind: 'date' },
    orphanedOn: { kind: 'date' },
    amountLeft: { kind: 'number' },
  },
  search: true,
  groups: orphanedGroups,
  tableState: 'orphanedTableState',
})
