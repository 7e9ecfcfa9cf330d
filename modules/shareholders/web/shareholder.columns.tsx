import { useChoiceWord } from '#kit/web/choice-word.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { EmailText, PhoneText } from '#kit/web/show/PhoneText.tsx'
import { Money, None, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { Tags } from './Tags.tsx'
import type { ShareholderRow } from '../contract/shareholders.endpoints.ts'

export const shareholderColumns: readonly Column<ShareholderRow>[] = [
  { key: 'name', kind: 'name', render: (row) => row.name, sortKey: 'name' },
  { key: 'number', kind: 'reference', render: (row) => row.number, sortKey: 'number' },
  {
    key: 'numberOfShares',
    kind: 'number',
    render: (row) => <NumberText value={row.numberOfShares} />,
    sortKey: 'numberOfShares',
  },
  {
    key: 'amountInvested',
    kind: 'money',
    render: (row) => <Money value={row.amountInvested} />,
    sortKey: 'amountInvested',
  },
  {
    key: 'currentValue',
    kind: 'money',
    render: (row) => <Money value={row.currentValue} />,
    sortKey: 'currentValue',
  },
  {
    key: 'performance',
    kind: 'number',
    render: (row) => <PercentText value={row.performance} digits={2} />,
  },
  {
    key: 'lastOrderOn',
    kind: 'date',
    render: ({ lastOrderOn }) => (lastOrderOn ? <DateText value={lastOrderOn} /> : <None />),
  },
  { key: 'assignee', kind: 'person', render: (row) => row.assignee?.name ?? <None /> },
  {
    key: 'source',
    render: ({ source }) => <BilingualText value={source?.name ?? null} />,
    hiddenAtFirst: true,
  },
  {
    key: 'email',
    kind: 'email',
    render: (row) => (row.email ? <EmailText value={row.email} /> : <None />),
    hiddenAtFirst: true,
  },
  {
    key: 'phone',
    kind: 'phone',
    render: (row) => (row.phone ? <PhoneText value={row.phone} /> : <None />),
    hiddenAtFirst: true,
  },
  { key: 'city', render: (row) => row.city ?? <None />, hiddenAtFirst: true },
  {
    key: 'country',
    kind: 'word',
    render: (row) => <Word of="country" value={row.country} />,
    hiddenAtFirst: true,
  },
  {
    key: 'language',
    kind: 'word',
    render: (row) => <Word of="language" value={row.language} />,
    hiddenAtFirst: true,
  },
  {
    key: 'depotNumber',
    kind: 'reference',
    render: (row) => row.depotNumber ?? <None />,
    hiddenAtFirst: true,
  },
  {
    key: 'tags',
    render: (row) => <Tags names={row.tags} most={3} />,
    hiddenAtFirst: true,
  },
  {
    key: 'sharePriceOverride',
    kind: 'money',
    render: (row) => <Money value={row.sharePriceOverride} />,
    hiddenAtFirst: true,
  },
  {
    key: 'averageBuyPrice',
    kind: 'money',
    render: (row) => <Money value={row.averageBuyPrice} />,
    hiddenAtFirst: true,
  },
  {
    key: 'realisedResult',
    kind: 'money',
    render: (row) => <Money value={row.realisedResult} />,
    sortKey: 'realisedResult',
    hiddenAtFirst: true,
  },
]

function Word({ of, value }: { of: string; value: string | null }) {
  const word = useChoiceWord()
  return value === null ? <None /> : word(of, value)
}
