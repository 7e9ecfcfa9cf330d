import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { withheldFrom, type ListExport } from '#kit/server/export-list.ts'
import type { LeadRow } from '../contract/leads.endpoints.ts'
import { ownColumns } from '#modules/custom-fields/server/own-export.ts'
import { leadsWords } from '../contract/words.ts'
import { seesIn, type Asked } from './lead-list.queries.ts'

const whole: ListExport<LeadRow> = {
  name: 'leads',
  words: leadsWords,
  columns: [
    { key: 'name', kind: 'text' },
    { key: 'company', kind: 'text' },
    { key: 'email', kind: 'text' },
    { key: 'phone', kind: 'text' },
    { key: 'status', kind: 'text', value: ({ status }, language) => status.name[language] },
    {
      key: 'source',
      kind: 'text',
      value: ({ source }, language) => source?.name[language] ?? null,
    },
    {
      key: 'temperature',
      kind: 'text',
      value: ({ temperature }, _, words) =>
        temperature && words(`choices.temperature.${temperature}`),
    },
    { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee?.name ?? null },
    { key: 'expectedAmount', kind: 'number' },
    { key: 'expectedVolume', kind: 'number' },
    { key: 'nextStep', kind: 'text' },
    { key: 'nextStepOn', kind: 'date' },
    { key: 'statusEnteredAt', kind: 'moment' },
    {
      key: 'lostReason',
      kind: 'text',
      value: ({ lostReason }, _, words) => lostReason && words(`choices.lostReason.${lostReason}`),
    },
    { key: 'convertedAt', kind: 'moment' },
    { key: 'shareholder', kind: 'text', value: ({ shareholder }) => shareholder?.number ?? null },
    { key: 'createdAt', kind: 'moment' },
    { key: 'updatedAt', kind: 'moment' },
  ],
}

/** With the fields that the organisation added, but for those of which the person may export none. */
export const leadExport = ({ person, action, own = [] }: Asked) =>
  withheldFrom(
    { ...whole, columns: [...whole.columns, ...ownColumns<LeadRow>(own)] },
    { groups: groupsOfOwn(own), sees: seesIn(person, action) },
  )
