import type { ExportColumn, ListExport } from '#kit/server/export-list.ts'
import { sidesIn, type Side } from '../contract/figures.ts'
import { comparedPeriod } from '../contract/period.ts'
import type { CareSums, Overview, PeriodFigures, UserSums } from '../contract/statistics.ts'
import { statisticsEn } from '../contract/strings.en.ts'
import { statisticsFr } from '../contract/strings.fr.ts'
import type { Wanted } from './overview.queries.ts'

const words = { en: statisticsEn, fr: statisticsFr }

/** The total of all users bears no name of its own. */
type OrTotal<User> = Omit<User, 'id' | 'name'> & { name: string | null }

type Narrowed = Pick<Wanted, 'narrowing'>

/** Without the columns of a side that nothing is shown of. */
const amounts = ({ narrowing }: Narrowed): ExportColumn<OrTotal<UserSums>>[] => [
  { key: 'user', kind: 'text', value: ({ name }, _, of) => name ?? of('total') },
  { key: 'orders', kind: 'number' },
  ...sidesIn(narrowing).flatMap((side) => bySide[side]),
  { key: 'netTurnover', kind: 'number' },
  { key: 'ownPart', kind: 'number' },
  { key: 'receivedPart', kind: 'number' },
  { key: 'credited', kind: 'number' },
]

const bySide: Record<Side, ExportColumn<OrTotal<UserSums>>[]> = {
  buy: [
    { key: 'buyVolume', kind: 'number', value: ({ buys }) => buys.volume },
    { key: 'buyTurnover', kind: 'number', value: ({ buys }) => buys.turnover },
  ],
  sell: [
    { key: 'sellVolume', kind: 'number', value: ({ sells }) => sells.volume },
    { key: 'sellTurnover', kind: 'number', value: ({ sells }) => sells.turnover },
  ],
}

export const investmentsExport = (wanted: Narrowed): ListExport<OrTotal<UserSums>> => ({
  name: 'monthly-investments',
  words,
  columns: amounts(wanted),
})

export const careExport = (wanted: Narrowed): ListExport<OrTotal<CareSums>> => ({
  name: 'monthly-care-investments',
  words,
  columns: [
    ...amounts(wanted),
    { key: 'pending', kind: 'number', value: ({ pending }) => pending?.count ?? null },
    { key: 'pendingTurnover', kind: 'number', value: ({ pending }) => pending?.turnover ?? null },
    { key: 'rejected', kind: 'number', value: ({ rejected }) => rejected.count },
    { key: 'rejectedTurnover', kind: 'number', value: ({ rejected }) => rejected.turnover },
    { key: 'confirmationRate', kind: 'number' },
    { key: 'medianDays', kind: 'number' },
  ],
})

interface Line {
  figure: string
  value: string | number | null
  compared: string | number | null
}

const ofPeriod: {
  name: string
  side?: Side
  of: (figures: PeriodFigures) => string | number | null
}[] = [
  { name: 'newShareholders', of: (figures) => figures.newShareholders },
  { name: 'ceasedShareholders', of: (figures) => figures.ceasedShareholders },
  { name: 'orders', of: (figures) => figures.orders },
  { name: 'voided', of: (figures) => figures.voided },
  { name: 'buyVolume', side: 'buy', of: ({ buys }) => buys.volume },
  { name: 'buyTurnover', side: 'buy', of: ({ buys }) => buys.turnover },
  { name: 'sellVolume', side: 'sell', of: ({ sells }) => sells.volume },
  { name: 'sellTurnover', side: 'sell', of: ({ sells }) => sells.turnover },
  { name: 'netTurnover', of: (figures) => figures.netTurnover },
  { name: 'averageOrder', of: (figures) => figures.averageOrder },
]

/** One line for each figure; what is held today has no earlier value. */
export const overviewLines = (
  { holdings, current, compared }: Overview,
  { narrowing }: Narrowed,
): Line[] => [
  ...Object.entries(holdings).map(([figure, value]) => ({ figure, value, compared: null })),
  ...ofPeriod
    .filter(({ side }) => !side || sidesIn(narrowing).includes(side))
    .map(({ name, of }) => ({
      figure: name,
      value: of(current),
      compared: compared && of(compared),
    })),
]

export const overviewExport = ({
  period,
  comparison,
}: Pick<Wanted, 'period' | 'comparison'>): ListExport<Line> => ({
  name: 'statistics',
  words,
  columns: [
    { key: 'figure', kind: 'text', value: ({ figure }, _, of) => of(`fields.${figure}`) },
    { key: 'value', kind: 'number' },
    ...(comparedPeriod(period, comparison) === null
      ? []
      : [{ key: headingOf(comparison), kind: 'number', value: comparedOf } as const]),
  ],
})

const headingOf = (comparison: string) => {
  if (comparison === 'previous') return 'before'
  return comparison === 'yearBefore' ? comparison : 'chosenPeriod'
}
const comparedOf = ({ compared }: Line) => compared
