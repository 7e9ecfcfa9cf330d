import type { Bilingual } from '#kit/contract/fields.ts'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { ListExport } from '#kit/server/export-list.ts'
import { ownColumns } from '#modules/custom-fields/server/own-export.ts'
import type { OrderRow } from '../contract/orders.endpoints.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'

/** @param hch what the organisation calls its own mark @param own the fields that it added */
export const orderExport = (
  hch: Bilingual | null,
  own: readonly OwnField[],
): ListExport<OrderRow> => ({
  name: 'orders',
  words: {
    en: { ...ordersEn, fields: { ...ordersEn.fields, ...(hch && { hch: hch.en }) } },
    fr: { ...ordersFr, fields: { ...ordersFr.fields, ...(hch && { hch: hch.fr }) } },
  },
  columns: [
    { key: 'number', kind: 'text' },
    { key: 'tradedOn', kind: 'date' },
    { key: 'tradedAt', kind: 'text' },
    { key: 'shareholder', kind: 'text', value: ({ shareholder }) => shareholder.name },
    { key: 'shareholderNumber', kind: 'text', value: ({ shareholder }) => shareholder.number },
    { key: 'side', kind: 'text', value: ({ side }, _, words) => words(`choices.side.${side}`) },
    { key: 'volume', kind: 'number' },
    { key: 'price', kind: 'number' },
    { key: 'turnover', kind: 'number' },
    { key: 'runningVolume', kind: 'number' },
    { key: 'runningTurnover', kind: 'number' },
    { key: 'runningGross', kind: 'number' },
    { key: 'realised', kind: 'number' },
    { key: 'performance', kind: 'number' },
    { key: 'assignee', kind: 'text', value: ({ assignee }) => assignee.name },
    { key: 'sharePercent', kind: 'number' },
    { key: 'sharedWith', kind: 'text', value: ({ sharedWith }) => sharedWith?.name ?? null },
    { key: 'sharedAmount', kind: 'number' },
    {
      key: 'careStatus',
      kind: 'text',
      value: ({ careStatus }, _, words) => words(`status.${careStatus}`),
    },
    {
      key: 'confirmation',
      kind: 'text',
      value: ({ confirmation }, _, words) => words(`status.${confirmation}`),
    },
    { key: 'hch', kind: 'text', value: ({ hch }, _, words) => words(`choices.hch.${hch}`) },
    { key: 'snapshotCount', kind: 'number' },
    { key: 'status', kind: 'text', value: ({ status }, _, words) => words(`status.${status}`) },
    ...ownColumns<OrderRow>(own),
  ],
})
