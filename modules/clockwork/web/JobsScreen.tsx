import { IconClockPlay } from '@tabler/icons-react'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { HousePanel } from './HousePanel.tsx'
import { JobTable } from './JobTable.tsx'
import { useJobs } from './use-jobs.ts'
import classes from './clockwork.module.css'

/** What runs by itself, how it fares, and what has failed first. */
export function JobsScreen() {
  const text = useText()
  return (
    <>
      <PageHeader title={text('screens.settingsClockwork')} />
      <p className={classes.intro}>{text('intro')}</p>
      <div className={classes.panel}>
        <HousePanel />
      </div>
      <section className="surface" aria-label={text('screens.settingsClockwork')}>
        <Jobs />
      </section>
    </>
  )
}

function Jobs() {
  const text = useText()
  const answer = useJobs()
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <WaitingPart height={480} />
  if (answer.data.data.length === 0)
    return (
      <EmptyState
        mark={<IconClockPlay size={28} stroke={1.5} />}
        title={text('empty')}
        body={text('emptyHint')}
      />
    )
  return <JobTable jobs={answer.data.data} />
}
