import { useChoiceWord } from '#kit/web/choice-word.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { Money, None, NumberText } from '#kit/web/show/Money.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import type { EmployerRow } from '../contract/directory.endpoints.ts'

export const employerColumns: readonly Column<EmployerRow>[] = [
  {
    key: 'legalName',
    kind: 'organisation',
    render: (row) => row.legalName,
    sortKey: 'legalName',
  },
  { key: 'businessNumber', kind: 'reference', render: (row) => row.businessNumber },
  { key: 'city', render: (row) => row.city, sortKey: 'city', onCard: true },
  { key: 'province', kind: 'word', render: (row) => <ProvinceText value={row.province} /> },
  {
    key: 'pending',
    kind: 'number',
    render: (row) => <NumberText value={String(row.pending)} />,
  },
  {
    key: 'places',
    kind: 'number',
    render: (row) => <NumberText value={String(row.places)} />,
  },
  { key: 'committed', kind: 'money', render: (row) => <Money value={row.committed} /> },
  { key: 'contactName', kind: 'person', render: (row) => row.contactName },
  {
    key: 'employeesTotal',
    kind: 'number',
    render: (row) => <NumberText value={String(row.employeesTotal)} />,
    sortKey: 'employeesTotal',
    hiddenAtFirst: true,
  },
  {
    key: 'sector',
    kind: 'word',
    render: (row) => <Sector value={row.sector} />,
    hiddenAtFirst: true,
  },
  {
    key: 'operatingName',
    kind: 'organisation',
    render: (row) => row.operatingName ?? <None />,
    hiddenAtFirst: true,
  },
]

function Sector({ value }: { value: string }) {
  return useChoiceWord()('sector', value)
}
