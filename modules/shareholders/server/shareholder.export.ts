import type { OwnField } from '#kit/contract/own-fields.ts'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { Person } from '#kit/server/person.ts'
import { ownColumns } from '#modules/custom-fields/server/own-export.ts'
import { shareholderGroups } from '../contract/shareholder.ts'
import type { ShareholderRow } from '../contract/shareholders.endpoints.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { seesIn } from './shareholder-list.queries.ts'

const whole: ListExport<ShareholderRow> = {
  name: 'shareholders',
  words: { en: shareholdersEn, fr: shareholdersFr },
  columns: [
    { key: 'number', kind: 'text' },
    { key: 'name', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'phone', kind: 'text' },
    { key: 'language', kind: 'text' },
    { key: 'city', kind: 'text' },
    { key: 'country', kind: 'text' },
    { key: 'depotNumber', kind: 'text' },
    { key: 'tags', kind: 'text', value: ({ tags }) => tags?.join('; ') ?? null },
    { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
    {
      key: 'source',
      kind: 'text',
      value: ({ source }, language) => source?.name[language] ?? null,
    },
    { key: 'numberOfShares', kind: 'number' },
    { key: 'amountInvested', kind: 'number' },
    { key: 'currentValue', kind: 'number' },
    { key: 'sharePriceOverride', kind: 'number' },
    { key: 'averageBuyPrice', kind: 'number' },
    { key: 'realisedResult', kind: 'number' },
    { key: 'performance', kind: 'number' },
    { key: 'lastOrderOn', kind: 'date' },
  ],
}

/** The export that a person may have: without the columns of which they may export none. */
export const shareholderExport = (person: Person, own: readonly OwnField[]) =>
  withheldFrom(
    { ...whole, columns: [...whole.columns, ...ownColumns<ShareholderRow>(own)] },
    {
      groups: { ...shareholderGroups, ...groupsOfOwn(own) },
      sees: seesIn({ person }, 'export'),
    },
  )
