import { Skeleton } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { investorsEndpoints, type InvestorsOverview } from '../contract/investors.endpoints.ts'
import classes from './dashboard.module.css'
import own from './investors.module.css'
import { ComingBirthdays, MonthPair, NewestOrders } from './investor-sections.tsx'

/** The investor records at a glance: whatever the person may see, each number with its list. */
export function InvestorsScreen() {
  const text = useText()
  const kit = useKitText()
  const { data, error, refetch } = useAnswer(investorsEndpoints.readInvestors, {})
  return (
    <>
      <PageHeader
        title={text('screens.investors')}
        below={<span className="quiet">{text('investors.intro')}</span>}
      />
      {error && !data && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={kit('states.loading')} className={classes.dashboard}>
          <Skeleton height={90} />
          <Skeleton height={160} />
        </div>
      )}
      {data && <Overview overview={data} />}
    </>
  )
}

function Overview({ overview }: { overview: InvestorsOverview }) {
  const { shareholders, orders, birthdays } = overview
  if (shareholders.active === 0 && !orders?.newest.length) return <Nothing />
  return (
    <div className={classes.dashboard}>
      <Tiles overview={overview} />
      {orders && <MonthPair orders={orders} />}
      <div className={own.columns}>
        {orders && <NewestOrders orders={orders} />}
        {birthdays && <ComingBirthdays birthdays={birthdays} />}
      </div>
    </div>
  )
}

function Nothing() {
  const text = useText()
  const mayAdd = useMay('create', 'Shareholders Edit')
  return (
    <section className="surface">
      <EmptyState
        mark={<IconChartLine size={28} stroke={1.5} />}
        title={text('investors.emptyTitle')}
        body={text('investors.emptyBody')}
      >
        {mayAdd && (
          <ScreenButton screen={shareholdersScreens.newShareholder}>
            {text('investors.add')}
          </ScreenButton>
        )}
      </EmptyState>
    </section>
  )
}

interface TileProps {
  screen: { path: `/${string}`; subject: string | null; public: boolean }
  query?: Record<string, string>
  words: string
  children: ReactNode
}

/** A number, leading to the list that makes it. */
function Tile({ screen, query = {}, words, children }: TileProps) {
  const address = { screen, query } as ComponentProps<typeof ScreenLink>
  return (
    <li className={`surface ${classes.figure}`}>
      <ScreenLink {...address} className={classes.number}>
        <strong>{children}</strong> <span>{words}</span>
      </ScreenLink>
    </li>
  )
}

function Tiles({ overview }: { overview: InvestorsOverview }) {
  const text = useText()
  const { orders, tasks } = overview
  const pending = { 'filter[status]': 'active', 'filter[careStatus]': 'pending' }
  return (
    <ul className={`${classes.figures} ${own.tiles}`} aria-label={text('investors.numbers')}>
      <HolderTiles shareholders={overview.shareholders} />
      {orders && (
        <Tile screen={ordersScreens.orders} query={pending} words={text('investors.carePending')}>
          <NumberText value={orders.carePending} />
        </Tile>
      )}
      {tasks && (
        <Tile
          screen={notesAndTasksScreens.tasks}
          query={{ 'filter[dueOn][gte]': today(), 'filter[dueOn][lte]': today() }}
          words={text('investors.tasks', { overdue: tasks.overdue })}
        >
          <NumberText value={tasks.today} />
        </Tile>
      )}
    </ul>
  )
}

function HolderTiles({ shareholders: of }: Pick<InvestorsOverview, 'shareholders'>) {
  const text = useText()
  const screen = shareholdersScreens.shareholders
  return (
    <>
      <Tile screen={screen} words={text('investors.shareholders')}>
        <NumberText value={of.active} />
      </Tile>
      <Tile
        screen={screen}
        query={{ 'filter[createdAt][gte]': of.addedSince }}
        words={text('investors.added')}
      >
        <NumberText value={of.added} />
      </Tile>
      {of.amountInvested !== null && (
        <>
          <Tile screen={screen} words={text('investors.shares')}>
            <NumberText value={of.numberOfShares} />
          </Tile>
          <Tile screen={screen} words={text('investors.invested')}>
            <Money value={of.amountInvested} />
          </Tile>
          <Tile screen={screen} words={text('investors.value')}>
            <Money value={of.currentValue} />
          </Tile>
        </>
      )}
    </>
  )
}
