import type { ListExport } from '#kit/server/export-list.ts'
import type { LeadRow } from '../contract/leads.endpoints.ts'
import { leadsWords } from '../contract/words.ts'

export const leadExport: ListExport<LeadRow> = {
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
