import { IconLayoutDashboard } from '@tabler/icons-react'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'
import { useCards } from './cards/use-cards.tsx'
import classes from './dashboard.module.css'
import { Figures } from './Figures.tsx'
import { useFigures } from './use-figures.ts'
import { useWorks } from './work/use-works.tsx'
import { WorkPanel } from './work/WorkPanel.tsx'

/** So many cards stand beside the work. */
const beside = 2
/** More than these take the whole width. */
const fewCards = 4

/** What is wrong in figures, the work itself, and what is good to know beside it. */
export function StaffDashboard({ dashboard, me }: { dashboard: Dashboard; me: string }) {
  const figures = useFigures(dashboard, me)
  const works = useWorks(dashboard, me)
  const cards = useCards(dashboard)
  if (works.length === 0 && cards.length === 0) return <Nothing />
  return (
    <div className={classes.dashboard}>
      <Figures figures={figures} />
      <div
        className={classes.columns}
        data-alone={cards.length === 0 || undefined}
        data-many={cards.length > fewCards || undefined}
      >
        {works.length > 0 && <WorkPanel works={works} />}
        {cards.length > 0 && <div className={classes.aside}>{cards.slice(0, beside)}</div>}
        {cards.length > beside && <div className={classes.more}>{cards.slice(beside)}</div>}
      </div>
    </div>
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
