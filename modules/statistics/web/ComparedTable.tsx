import type { ReactNode } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ChangeText } from '#kit/web/show/ChangeText.tsx'
import { Money, None, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { Days } from '../contract/period.ts'
import { FigureTable } from './FigureTable.tsx'
import classes from './tables.module.css'

type Value = string | number | null

/** One figure of a period, and the list that makes it. */
export interface ComparedLine<Figures> {
  name: string
  of?: 'money' | 'count' | 'share'
  value: (figures: Figures) => Value
  /** How many rows make it, where it is not that number itself. */
  count?: (figures: Figures) => number
  opens?: (figures: Figures, shown: ReactNode) => ReactNode
}

interface ComparedTableProps<Figures> {
  title: string
  lines: readonly ComparedLine<Figures>[]
  current: Figures
  compared: Figures | null
  headingOf: (figures: Figures) => ReactNode
  hint?: string
}

/** A period, beside it the one that it is compared with, and what has changed. */
export function ComparedTable<Figures extends { days: Days }>(props: ComparedTableProps<Figures>) {
  const { title, lines, current, compared, headingOf, hint } = props
  const text = useText()
  const words = { value: headingOf(current), ...(compared && { compared: headingOf(compared) }) }
  return (
    <RecordSection title={title}>
      <div className={classes.compared}>
        <FigureTable
          caption={title}
          headings={compared ? ['figure', 'value', 'compared', 'change'] : ['figure', 'value']}
          words={words}
        >
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{text(`fields.${line.name}`)}</th>
              <Cell line={line} figures={current} />
              {compared && <ComparedCells line={line} current={current} compared={compared} />}
            </tr>
          ))}
        </FigureTable>
      </div>
      {hint && <p className="quiet">{hint}</p>}
    </RecordSection>
  )
}

interface ComparedCellsProps<Figures> {
  line: ComparedLine<Figures>
  current: Figures
  compared: Figures
}

/** On a phone, which has no room for another column, the change stands below what it is from. */
function ComparedCells<Figures>({ line, current, compared }: ComparedCellsProps<Figures>) {
  const { of, value } = line
  const change = <ChangeText now={value(current)} before={value(compared)} {...(of && { of })} />
  return (
    <>
      <Cell line={line} figures={compared} below={change} />
      <td>{change}</td>
    </>
  )
}

interface CellProps<Figures> {
  line: ComparedLine<Figures>
  figures: Figures
  below?: ReactNode
}

const Share = ({ value }: { value: string | null }) => <PercentText value={value} digits={1} />
const shownAs = { money: Money, share: Share, count: NumberText }

function Cell<Figures>({ line, figures, below }: CellProps<Figures>) {
  const value = line.value(figures)
  const Shown = shownAs[line.of ?? 'count']
  const isNothing = value === null || (line.count?.(figures) ?? value) === 0
  const shown = value === null ? <None /> : <Shown value={value as string} />
  return (
    <td>
      {line.opens && !isNothing ? line.opens(figures, shown) : shown}
      {below && <span className={classes.below}>{below}</span>}
    </td>
  )
}
