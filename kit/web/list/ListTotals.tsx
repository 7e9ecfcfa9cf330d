import { useEffect, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useAnswer } from '../api-query.ts'
import { useKitText } from '../text.ts'
import { alignOf } from './columns.ts'
import cards from './cards.module.css'
import type { ListScreenProps } from './list-props.ts'
import { hasMenu } from './MenuOfRow.tsx'
import table from './table.module.css'
import type { ListModel } from './use-list.ts'

/** One line of sums: what it is called, and its values by the column that they stand under. */
export interface TotalLine {
  key: string
  label: string
  values: Record<string, ReactNode>
}

export interface Totals {
  /** Takes the list's own query and answers over all pages. */
  endpoint: Endpoint
  lines: (answer: never) => readonly TotalLine[]
}

interface Given<E extends Endpoint> {
  model: ListModel<E>
  props: ListScreenProps<E>
}

const notOfSums = ['page', 'perPage', 'sort', 'after']

function useTotalLines<E extends Endpoint>({ model, props }: Given<E>, totals: Totals) {
  const asked = Object.entries({ ...props.fixed, ...model.parameters })
  const query = Object.fromEntries(asked.filter(([name]) => !notOfSums.includes(name)))
  const { data } = useAnswer(totals.endpoint, { query }, { keepPrevious: true })
  return data === undefined ? [] : totals.lines(data)
}

/** The sums of all stand at the foot of the table, each under its column; its parts unfold. */
export function TotalsFoot<E extends Endpoint>(
  given: Given<E> & {
    totals: Totals
    /** Told when there are sums, which take room. */
    tell: () => void
  },
) {
  const text = useKitText()
  const [isWhole, setWhole] = useState(false)
  const lines = useTotalLines(given, given.totals)
  const { model, props, tell } = given
  const hasSums = lines.length > 0
  useEffect(() => {
    if (hasSums) tell()
  }, [hasSums, tell])
  const [, ...others] = model.shown
  const firstSum = others.findIndex(({ key }) =>
    lines.some(({ values }) => values[key] !== undefined),
  )
  const beforeSums = firstSum === -1 ? others.length : firstSum
  return (
    <tfoot className={table.totals}>
      {(isWhole ? lines : lines.slice(-1)).map((line, at, drawn) => (
        <tr key={line.key}>
          <th scope="row" colSpan={(props.bulkActions ? 2 : 1) + beforeSums}>
            <span>{line.label}</span>
            {lines.length > 1 && at === drawn.length - 1 && (
              <button
                type="button"
                className={`${table.unfold} no-print`}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {text(isWhole ? 'list.totalsFold' : 'list.totalsUnfold')}
              </button>
            )}
          </th>
          {others.slice(beforeSums).map(({ key, kind }, place, summed) => (
            <td
              key={key}
              data-column={key}
              data-align={alignOf({ ...(kind && { kind }) })}
              colSpan={hasMenu(props) && place === summed.length - 1 ? 2 : 1}
            >
              <span>{line.values[key]}</span>
            </td>
          ))}
        </tr>
      ))}
    </tfoot>
  )
}

/** On phones, as cards after the others. */
export function TotalsCards<E extends Endpoint>(given: Given<E> & { totals: Totals }) {
  const lines = useTotalLines(given, given.totals)
  return lines.map((line) => (
    <li key={line.key} className={`${cards.card} ${cards.totals}`}>
      <div className={cards.cardName}>{line.label}</div>
      <dl className={cards.cardFields}>
        {given.model.shown
          .filter(({ key }) => line.values[key] !== undefined)
          .map(({ key, label }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{line.values[key]}</dd>
            </div>
          ))}
      </dl>
    </li>
  ))
}
