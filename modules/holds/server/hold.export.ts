import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { holdGroups } from '../contract/hold.groups.ts'
import type { HoldRow } from '../contract/holds.endpoints.ts'
import { holdsWords } from '../contract/words.ts'
import { seesIn } from './hold.policy.ts'

const columns: ListExport<HoldRow>['columns'] = [
  { key: 'name', kind: 'text' },
  { key: 'targetReference', kind: 'text' },
  { key: 'reference', kind: 'text' },
  { key: 'kind', kind: 'text', value: ({ kind }, _, words) => words(`choices.kind.${kind}`) },
  {
    key: 'reason',
    kind: 'text',
    value: ({ reason }, _, words) => words(`choices.reason.${reason}`),
  },
  {
    key: 'effects',
    kind: 'text',
    value: ({ effects }, _, words) =>
      effects.map((effect) => words(`choices.effects.${effect}`)).join('; '),
  },
  { key: 'startsOn', kind: 'date' },
  { key: 'endsOn', kind: 'date' },
  { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
  { key: 'programCode', kind: 'text', value: ({ program }) => program?.code ?? null },
  { key: 'placedBy', kind: 'text' },
  { key: 'endedOn', kind: 'date' },
]

/** The export that a person may have: without the columns of which they may export none. */
export const holdExport = (person: Person): ListExport<HoldRow> =>
  withheldFrom(
    { name: 'holds', words: holdsWords, columns },
    { groups: holdGroups, sees: seesIn(person, 'export') },
  )
