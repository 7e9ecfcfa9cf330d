import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRow } from '../contract/programs.endpoints.ts'

export const programColumns = (language: 'en' | 'fr'): readonly Column<ProgramRow>[] => [
  { key: 'code', kind: 'code', render: (row) => row.code, sortKey: 'code' },
  {
    key: 'name',
    kind: 'name',
    render: (row) => <BilingualText value={row.name} />,
    sortKey: language === 'fr' ? 'nameFr' : 'nameEn',
    hideable: false,
  },
  {
    key: 'status',
    kind: 'state',
    render: (row) => <StatusBadge of={programStatus} state={row.status} />,
  },
  { key: 'funder', render: (row) => row.funder, hiddenAtFirst: true },
  { key: 'province', kind: 'word', render: (row) => <ProvinceText value={row.province} /> },
  {
    key: 'intakeOpensOn',
    kind: 'date',
    render: (row) => <DateText value={row.intakeOpensOn} />,
    sortKey: 'intakeOpensOn',
    hiddenAtFirst: true,
  },
  {
    key: 'intakeClosesOn',
    kind: 'date',
    render: (row) => <DateText value={row.intakeClosesOn} />,
    sortKey: 'intakeClosesOn',
  },
  {
    key: 'budgetTotal',
    kind: 'money',
    render: (row) => <Money value={row.budgetTotal} />,
    sortKey: 'budgetTotal',
  },
  { key: 'committed', kind: 'money', render: (row) => <Money value={row.committed} /> },
]
