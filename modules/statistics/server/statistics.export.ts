import type { ExportColumn, ListExport } from '#kit/server/export-list.ts'
import type { CareSums, Overview, PeriodFigures, UserSums } from '../contract/statistics.ts'
import { statisticsEn } from '../contract/strings.en.ts'
import { statisticsFr } from '../contract/strings.fr.ts'

const words = { en: statisticsEn, fr: statisticsFr }

/** The total of all users bears no name of its own. */
type OrTotal<User> = Omit<User, 'id' | 'name'> & { name: string | null }

const amounts: ExportColumn<OrTotal<UserSums>>[] = [
  { key: 'user', kind: 'text', value: ({ name }, _, of) => name ?? of('total') },
  { key: 'orders', kind: 'number' },
  { key: 'buyVolume', kind: 'number', value: ({ buys }) => buys.volume },
  { key: 'buyTurnover', kind: 'number', value: ({ buys }) => buys.turnover },
  { key: 'sellVolume', kind: 'number', value: ({ sells }) => sells.volume },
  { key: 'sellTurnover', kind: 'number', value: ({ sells }) => sells.turnover },
  { key: 'netTurnover', kind: 'number' },
  { key: 'ownPart', kind: 'number' },
  { key: 'receivedPart', kind: 'number' },
  { key: 'credited', kind: 'number' },
]

export const investmentsExport: ListExport<OrTotal<UserSums>> = {
  name: 'monthly-investments',
  words,
  columns: amounts,
}

export const careExport: ListExport<OrTotal<CareSums>> = {
  name: 'monthly-care-investments',
  words,
  columns: [
    ...amounts,
    { key: 'pending', kind: 'number', value: ({ pending }) => pending?.count ?? null },
    { key: 'pendingTurnover', kind: 'number', value: ({ pending }) => pending?.turnover ?? null },
    { key: 'rejected', kind: 'number', value: ({ rejected }) => rejected.count },
    { key: 'rejectedTurnover', kind: 'number', value: ({ rejected }) => rejected.turnover },
    { key: 'confirmationRate', kind: 'number' },
    { key: 'medianDays', kind: 'number' },
  ],
}

interface Line {
  figure: string
  value: string | number | null
  before: string | number | null
  yearBefore: string | number | null
}

const ofPeriod: Record<string, (figures: PeriodFigures) => string | number | null> = {
  newShareholders: (figures) => figures.newShareholders,
  ceasedShareholders: (figures) => figures.ceasedShareholders,
  orders: (figures) => figures.orders,
  voided: (figures) => figures.voided,
  buyVolume: ({ buys }) => buys.volume,
  buyTurnover: ({ buys }) => buys.turnover,
  sellVolume: ({ sells }) => sells.volume,
  sellTurnover: ({ sells }) => sells.turnover,
  netTurnover: (figures) => figures.netTurnover,
  averageOrder: (figures) => figures.averageOrder,
}

/** One line for each figure; what is held today has no earlier value. */
export const overviewLines = ({ holdings, current, before, yearBefore }: Overview): Line[] => [
  ...Object.entries(holdings).map(([figure, value]) => ({
    figure,
    value,
    before: null,
    yearBefore: null,
  })),
  ...Object.entries(ofPeriod).map(([figure, of]) => ({
    figure,
    value: of(current),
    before: of(before),
    yearBefore: of(yearBefore),
  })),
]

export const overviewExport: ListExport<Line> = {
  name: 'statistics',
  words,
  columns: [
    { key: 'figure', kind: 'text', value: ({ figure }, _, of) => of(`fields.${figure}`) },
    { key: 'value', kind: 'number' },
    { key: 'before', kind: 'number' },
    { key: 'yearBefore', kind: 'number' },
  ],
}
