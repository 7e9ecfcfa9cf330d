import { defineList } from '#kit/contract/define-list.ts'
import { holdEffects, holdKinds, holdReasons } from './hold.ts'
import { holdGroups } from './hold.groups.ts'
import { holdStates } from './hold.status.ts'

/** The newest first. */
export const holdList = defineList({
  sorts: ['startsOn', 'endsOn', 'name', 'reference'],
  defaultSort: '-startsOn',
  filters: {
    status: { kind: 'choice', choices: holdStates },
    kind: { kind: 'choice', choices: holdKinds },
    reason: { kind: 'choice', choices: holdReasons },
    effects: { kind: 'choice', choices: holdEffects },
    programId: { kind: 'reference' },
    startsOn: { kind: 'date' },
    endsOn: { kind: 'date' },
  },
  /** Holds that stand, and those that are over. */
  tabs: {
    open: { status: 'open' },
    ended: { status: 'lifted,expired' },
    all: {},
  },
  search: true,
  groups: holdGroups,
  tableState: 'holdsTableState',
})
