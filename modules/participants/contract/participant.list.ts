import { defineList } from '#kit/contract/define-list.ts'
import { participantGroups } from './participant.groups.ts'
import { nextSteps, standings } from './participant.standing.ts'

/** One row for each participant: where they stand, and what is due first. */
export const participantList = defineList({
  sorts: ['dueOn', 'name', 'reference', 'endsOn', 'committed'],
  defaultSort: 'dueOn',
  filters: {
    standing: { kind: 'choice', choices: standings },
    nextStep: { kind: 'choice', choices: nextSteps },
    dueOn: { kind: 'date', optional: true },
    programId: { kind: 'reference' },
    employerName: { kind: 'text' },
    endsOn: { kind: 'date' },
    committed: { kind: 'number' },
  },
  search: true,
  groups: participantGroups,
  tableState: 'participantsTableState',
})
