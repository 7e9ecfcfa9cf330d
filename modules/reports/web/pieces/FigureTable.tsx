import type { CSSProperties, ReactNode } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { ReportRow } from '../../contract/reports.endpoints.ts'
import type { SaidReport } from '../../contract/said-report.ts'
import classes from '../reports.module.css'

interface Line {
  head: string
  cells: ReactNode[]
  isQuiet?: boolean
}

interface Props {
  said: Pick<SaidReport, 'title' | 'by' | 'columns'>
  measures: readonly string[]
  rows: readonly Line[]
  sums: readonly Line[]
}

/** Figures under the words that were kept with them. */
export function FigureTable({ said, measures, rows, sums }: Props) {
  const heads = measures.map((name) => said.columns[name]?.label ?? name)
  const style = Object.fromEntries(
    heads.map((head, at) => [`--head-${at + 2}`, JSON.stringify(head)]),
  ) as CSSProperties
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.frame} tabIndex={0} role="group" aria-label={said.by}>
      <table className={classes.table} style={style}>
        <caption className="only-spoken">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">{said.by}</th>
            {measures.map((name, at) => (
              <th key={name} scope="col" title={said.columns[name]?.value}>
                {heads[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(lineOf)}</tbody>
        <tfoot>{sums.map(lineOf)}</tfoot>
      </table>
    </div>
  )
}

const lineOf = ({ head, cells, isQuiet }: Line, at: number) => (
  // oxlint-disable-next-line react/no-array-index-key -- two rows may be called alike
  <tr key={at} data-quiet={isQuiet || undefined}>
    <th scope="row">{head}</th>
    {cells.map((cell, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- a column has its place
      <td key={place}>{cell}</td>
    ))}
  </tr>
)

/** Each row by its name in the reader's language. */
export function useRowNames() {
  const bilingual = useBilingual()
  return ({ label }: Pick<ReportRow, 'label'>) => bilingual(label)
}
