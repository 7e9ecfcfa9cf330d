import type { ReactNode } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useList, type Loaded, type Page } from '#kit/web/api-query.ts'
import { useLocale } from '#kit/web/language.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import {
  birthdaysEndpoints,
  type BirthdayRow,
} from '#modules/birthdays/contract/birthdays.endpoints.ts'
import { birthdaysScreens } from '#modules/birthdays/contract/birthdays.screens.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { ordersEndpoints, type OrderRow } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { Part } from '../../contract/work.endpoints.ts'
import classes from './card.module.css'
import { care, dayBefore } from '../places.ts'
import { Card, NothingOf } from './Card.tsx'
import { Tallies } from './Tallies.tsx'

/** What waits for CARE by the month it was traded. */
export function CareMonths({ orders: { byMonth } }: { orders: Part<'orders'> }) {
  const text = useText()
  const format = dateFormat(useLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const named = (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  const tallies = byMonth.map(({ from, to, orders }) => ({
    key: from,
    label:
      from.slice(0, 7) === to.slice(0, 7)
        ? named(from)
        : text('cards.care.until', { month: named(to) }),
    count: orders,
    to: care({ 'filter[tradedOn][gte]': from, 'filter[tradedOn][lte]': to }),
  }))
  return (
    <Card name="care">
      {tallies.length === 0 ? (
        <NothingOf name="care" />
      ) : (
        <Tallies heads={[text('cards.care.of'), text('cards.care.orders')]} tallies={tallies} />
      )}
    </Card>
  )
}

/** Whose tasks are open, and how many of them are overdue. */
export function TeamTasks(props: { people: NonNullable<Part<'tasks'>['people']>; today: string }) {
  const text = useText()
  const screen = notesAndTasksScreens.tasks
  const tallies = props.people.slice(0, 6).map(({ id, name, open, overdue }) => {
    const query = { view: 'team', 'filter[assigneeId]': id }
    const late = { ...query, 'filter[dueOn][lte]': dayBefore(props.today) }
    return {
      key: id,
      label: name,
      count: open,
      to: { screen, query },
      late: overdue,
      lateTo: { screen, query: late },
    }
  })
  const heads = [text('cards.team.of'), text('cards.open'), text('cards.overdue')]
  return (
    <Card name="team">
      <Tallies heads={heads} tallies={tallies} />
    </Card>
  )
}

const shown = 4
const pageOfShown = '5'

function Rows<Row extends { id: string }>(props: {
  name: string
  answer: Loaded<Page<Row>>
  line: (row: Row) => ReactNode
}) {
  const { data, error, refetch } = props.answer
  if (!data && error) return <ProblemState error={error} retry={() => void refetch()} />
  if (data?.data.length === 0) return <NothingOf name={props.name} />
  return (
    <ul className={classes.lines}>
      {data?.data.slice(0, shown).map((row) => (
        <li key={row.id}>{props.line(row)}</li>
      ))}
    </ul>
  )
}

export function Birthdays({ birthdays: { days, total } }: { birthdays: Part<'birthdays'> }) {
  const text = useText()
  const query = { days: String(days) }
  const answer = useList<BirthdayRow>(birthdaysEndpoints.listBirthdays, {
    ...query,
    perPage: pageOfShown,
  })
  return (
    <Card name="birthdays" all={{ screen: birthdaysScreens.birthdays, query }} count={total}>
      <Rows
        name="birthdays"
        answer={answer}
        line={({ id, name, nextOn, turns }) => (
          <>
            <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
              {name}
            </ScreenLink>
            <DateText value={nextOn} />
            {turns !== null && (
              <span className={classes.beside}>{text('investors.birthdays.turns', { turns })}</span>
            )}
          </>
        )}
      />
    </Card>
  )
}

const active = { 'filter[status]': 'active' }

/** Those that count; what is void or a draft is in the list. */
export function NewestOrders() {
  const text = useText()
  const answer = useList<OrderRow>(ordersEndpoints.listOrders, {
    ...active,
    perPage: pageOfShown,
  })
  return (
    <Card
      name="newest"
      all={{ screen: ordersScreens.orders, query: active }}
      count={answer.data?.meta.total ?? 0}
    >
      <Rows
        name="newest"
        answer={answer}
        line={({ id, number, side, tradedOn, turnover, shareholder }) => (
          <>
            <ScreenLink screen={ordersScreens.order} params={{ id }}>
              {shareholder.name}
            </ScreenLink>
            <Money value={turnover} />
            <span className={classes.beside}>
              <span>
                <span className="numbers">{number}</span> · {text(`investors.side.${side}`)}
              </span>
              <DateText value={tradedOn} />
            </span>
          </>
        )}
      />
    </Card>
  )
}
