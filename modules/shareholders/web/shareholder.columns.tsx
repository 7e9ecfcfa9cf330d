import { useChoiceWord } from '#kit/web/choice-word.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { Money, None, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { Tags } from './Tags.tsx'
import type { ShareholderRow } from '../contract/shareholders.endpoints.ts'

export const shareholderColumns: readonly Column<ShareholderRow>[] = [
  { key: 'name', render: (row) => row.name, sortKey: 'name' },
  { key: 'number', render: (row) => row.number, sortKey: 'number', width: '7rem' },
  { key: 'email', render: (row) => (row.email ? <EmailText value={row.email} /> : <None />) },
  { key: 'phone', render: (row) => (row.phone ? <PhoneText value={row.phone} /> : <None />) },
  { key: 'city', render: (row) => row.city ?? <None />, hiddenAtFirst: true },
  { key: 'country', render: (row) => <Word of="country" value={row.country} /> },
  {
    key: 'language',
    render: (row) => <Word of="language" value={row.language} />,
    hiddenAtFirst: true,
  },
  { key: 'depotNumber', render: (row) => row.depotNumber ?? <None />, hiddenAtFirst: true },
  {
    key: 'tags',
    render: (row) => <Tags names={row.tags} most={3} />,
    width: '12rem',
    hiddenAtFirst: true,
  },
  { key: 'assignee', render: (row) => row.assignee?.name ?? <None /> },
  {
    key: 'numberOfShares',
    render: (row) => <NumberText value={row.numberOfShares} />,
    sortKey: 'numberOfShares',
    align: 'end',
  },
  {
    key: 'amountInvested',
    render: (row) => <Money value={row.amountInvested} />,
    sortKey: 'amountInvested',
    align: 'end',
  },
  {
    key: 'currentValue',
    render: (row) => <Money value={row.currentValue} />,
    sortKey: 'currentValue',
    align: 'end',
  },
  {
    key: 'sharePriceOverride',
    render: (row) => <Money value={row.sharePriceOverride} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  {
    key: 'averageBuyPrice',
    render: (row) => <Money value={row.averageBuyPrice} />,
    align: 'end',
    hiddenAtFirst: true,
  },
  {
    key: 'realisedResult',
    render: (row) => <Money value={row.realisedResult} />,
    sortKey: 'realisedResult',
    align: 'end',
    hiddenAtFirst: true,
  },
  { key: 'performance', render: (row) => <PercentText value={row.performance} />, align: 'end' },
]

function Word({ of, value }: { of: string; value: string | null }) {
  const word = useChoiceWord()
  return value === null ? <None /> : word(of, value)
}
