import type { ReactNode } from 'react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { ordersOf, shareholdersOf, sidesIn, type Narrowing } from '../contract/figures.ts'
import { daysOf } from '../contract/period.ts'
import type { Overview } from '../contract/statistics.ts'
import { OfOrders, OfShareholders } from './FigureLink.tsx'
import { FigureTable } from './FigureTable.tsx'

interface Part {
  overview: Overview
  narrowing: Narrowing
}

export function ByUser({ overview, narrowing }: Part) {
  const text = useText()
  const turnovers = sidesIn(narrowing)
  const days = daysOf(overview.current.period)
  return (
    <RecordSection title={text('sections.users')}>
      <FigureTable
        caption={text('sections.users')}
        headings={['user', 'orders', ...turnovers.map((side) => `${side}Turnover`), 'netTurnover']}
      >
        {overview.users.map((user) => {
          const mine = { ...narrowing, assigneeId: user.id }
          return (
            <tr key={user.id}>
              <th scope="row">{user.name}</th>
              <td>
                <OfOrders list={ordersOf(days, mine)}>{user.orders}</OfOrders>
              </td>
              {turnovers.map((side) => (
                <td key={side}>
                  <OfOrders list={ordersOf(days, { ...mine, side })} count={user[`${side}s`].count}>
                    <Money value={user[`${side}s`].turnover} />
                  </OfOrders>
                </td>
              ))}
              <td>
                <OfOrders list={ordersOf(days, mine)} count={user.orders}>
                  <Money value={user.netTurnover} />
                </OfOrders>
              </td>
            </tr>
          )
        })}
      </FigureTable>
      {overview.users.length === 0 && <p className="quiet">{text('empty.orders')}</p>}
    </RecordSection>
  )
}

/** How many of the period's orders are in each state of CARE, or of their confirmation. */
export function ByState({ overview, narrowing, of }: Part & { of: 'care' | 'confirmation' }) {
  const text = useText()
  const ofOrders = useText('orders')
  const days = daysOf(overview.current.period)
  const field = of === 'care' ? 'careStatus' : 'confirmation'
  return (
    <RecordSection title={ofOrders(`fields.${field}`)}>
      <FigureTable
        caption={ofOrders(`fields.${field}`)}
        headings={['state', 'orders', 'netTurnover']}
      >
        {overview[of].map(({ status, orders, netTurnover }) => (
          <tr key={status}>
            <th scope="row">{ofOrders(`status.${status}`)}</th>
            <td>
              <OfOrders list={ordersOf(days, { ...narrowing, [field]: status })}>{orders}</OfOrders>
            </td>
            <td>
              <OfOrders list={ordersOf(days, { ...narrowing, [field]: status })}>
                <Money value={netTurnover} />
              </OfOrders>
            </td>
          </tr>
        ))}
      </FigureTable>
      {overview[of].length === 0 && <p className="quiet">{text('empty.orders')}</p>}
    </RecordSection>
  )
}

export function TopShareholders({ overview }: Pick<Part, 'overview'>) {
  const text = useText()
  if (overview.top.length === 0) return null
  return (
    <RecordSection title={text('sections.top')}>
      <FigureTable caption={text('sections.top')} headings={['shareholder', 'amountInvested']}>
        {overview.top.map(({ id, name, number, amountInvested }) => (
          <tr key={id}>
            <th scope="row">
              <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
                {name}
              </ScreenLink>{' '}
              <span className="quiet">{number}</span>
            </th>
            <td>
              <Money value={amountInvested} />
            </td>
          </tr>
        ))}
      </FigureTable>
      {overview.concentration && (
        <p>
          {text('concentration')} <PercentText value={overview.concentration} />
        </p>
      )}
    </RecordSection>
  )
}

export function ByCountry({ overview, narrowing }: Part) {
  const text = useText()
  const word = useChoiceWord()
  return (
    <RecordSection title={text('sections.countries')}>
      <FigureTable
        caption={text('sections.countries')}
        headings={['country', 'shareholders', 'numberOfShares', 'amountInvested']}
      >
        {overview.countries.map(({ country, shareholders, numberOfShares, amountInvested }) => {
          const list = shareholdersOf({ ...narrowing, ...(country && { country }) })
          const opened = (figure: ReactNode) =>
            country ? <OfShareholders list={list}>{figure}</OfShareholders> : figure
          return (
            <tr key={country}>
              <th scope="row">{country ? word('country', country) : text('unknownCountry')}</th>
              <td>{opened(<NumberText value={shareholders} />)}</td>
              <td>{opened(<NumberText value={numberOfShares} />)}</td>
              <td>{opened(<Money value={amountInvested} />)}</td>
            </tr>
          )
        })}
      </FigureTable>
    </RecordSection>
  )
}
