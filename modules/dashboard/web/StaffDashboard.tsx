import { IconLayoutDashboard } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'
import { useCards } from './cards/use-cards.tsx'
import classes from './dashboard.module.css'
import { Figures } from './Figures.tsx'
import { useFigures } from './use-figures.ts'
import { useWorks } from './work/use-works.tsx'
import { WorkPanel } from './work/WorkPanel.tsx'

/** So many cards stand beside the work; the others are folded below it. */
const beside = 2

/** What is wrong in figures, the work itself, and what is good to know beside it. */
export function StaffDashboard({ dashboard, me }: { dashboard: Dashboard; me: string }) {
  const figures = useFigures(dashboard, me)
  const works = useWorks(dashboard, me)
  const cards = useCards(dashboard)
  if (works.length === 0 && cards.length === 0) return <Nothing />
  return (
    <div className={classes.dashboard}>
      <Figures figures={figures} />
      <div className={classes.columns} data-alone={cards.length === 0 || undefined}>
        {works.length > 0 && <WorkPanel works={works} />}
        {cards.length > 0 && <div className={classes.aside}>{cards.slice(0, beside)}</div>}
      </div>
      {cards.length > beside && <More cards={cards.slice(beside)} />}
    </div>
  )
}

/** What is looked at now and then: on one's own wish, so that the day's work stays on one screen. */
function More({ cards }: { cards: readonly ReactElement[] }) {
  const text = useText()
  return (
    <FoldedPart title={text('cards.more', { count: cards.length })}>
      <div className={classes.more}>{cards}</div>
    </FoldedPart>
  )
}

function Nothing() {
  const text = useText()
  return (
    <section className="surface">
      <EmptyState
        mark={<IconLayoutDashboard size={28} stroke={1.5} />}
        title={text('dashboard.nothingTitle')}
        body={text('dashboard.nothingBody')}
      />
    </section>
  )
}
