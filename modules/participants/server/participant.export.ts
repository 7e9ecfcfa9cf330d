import type { OwnField } from '#kit/contract/own-fields.ts'
import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { ownColumns } from '#modules/custom-fields/server/own-export.ts'
import type { ParticipantRow } from '../contract/participants.endpoints.ts'
import { participantsWords } from '../contract/words.ts'
import { ownOfList } from './participant-list.queries.ts'
import { seesBalance, seesIn } from './participant.policy.ts'

const columns: ListExport<ParticipantRow>['columns'] = [
  { key: 'name', kind: 'text' },
  { key: 'reference', kind: 'text' },
  { key: 'standing', kind: 'text', value: (row, _, words) => words(`status.${row.standing}`) },
  {
    key: 'nextStep',
    kind: 'text',
    value: ({ nextStep }, _, words) => nextStep && words(`choices.nextStep.${nextStep}`),
  },
  { key: 'dueOn', kind: 'date' },
  { key: 'programCode', kind: 'text' },
  {
    key: 'programName',
    kind: 'text',
    value: (row, language) => row.programName?.[language] ?? null,
  },
  { key: 'employerName', kind: 'text' },
  { key: 'startsOn', kind: 'date' },
  { key: 'endsOn', kind: 'date' },
  { key: 'weeksLeft', kind: 'number' },
  { key: 'committed', kind: 'number' },
  { key: 'moneyLeft', kind: 'number' },
  { key: 'email', kind: 'text' },
  { key: 'phone', kind: 'text' },
]

/** The export that a person may have: without the columns of which they may export none. */
export function participantExport(
  person: Person,
  own: readonly OwnField[],
): ListExport<ParticipantRow> {
  const { groups, guard } = ownOfList(own, person)
  const declared = seesBalance(person) ? columns : columns.filter(({ key }) => key !== 'moneyLeft')
  return withheldFrom(
    {
      name: 'participants',
      words: participantsWords,
      columns: [...declared, ...ownColumns<ParticipantRow>(own)],
    },
    { groups, sees: guard(seesIn(person, 'export')) },
  )
}
