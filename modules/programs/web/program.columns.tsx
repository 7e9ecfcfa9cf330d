import type { Column } from '#kit/web/list/columns.ts'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ProvinceText } from '#kit/web/show/ProvinceText.tsx'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRow } from '../contract/programs.endpoints.ts'

export const programColumns = (language: 'en' | 'fr'): readonly Column<ProgramRow>[] => [
  { key: 'code', render: (row) => row.code, sortKey: 'code', width: '7rem' },
  {
    key: 'name',
    render: (row) => <BilingualText value={row.name} />,
    sortKey: language === 'fr' ? 'nameFr' : 'nameEn',
    hideable: false,
  },
  { key: 'status', render: (row) => <StatusBadge of={programStatus} state={row.status} /> },
  { key: 'funder', render: (row) => row.funder, hiddenAtFirst: true },
  { key: 'province', render: (row) => <ProvinceText value={row.province} /> },
  {
    key: 'intakeOpensOn',
    render: (row) => <DateText value={row.intakeOpensOn} />,
    sortKey: 'intakeOpensOn',
    hiddenAtFirst: true,
  },
  {
    key: 'intakeClosesOn',
    render: (row) => <DateText value={row.intakeClosesOn} />,
    sortKey: 'intakeClosesOn',
  },
  {
    key: 'budgetTotal',
    render: (row) => <Money value={row.budgetTotal} />,
    sortKey: 'budgetTotal',
    align: 'end',
  },
  { key: 'committed', render: (row) => <Money value={row.committed} />, align: 'end' },
]
