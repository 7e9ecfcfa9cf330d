import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useAnswer } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useFold } from '#kit/web/show/use-fold.ts'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  differencesEndpoints,
  settlement,
  type Difference,
} from '../../../contract/differences.endpoints.ts'
import classes from './answers.module.css'
import { Sides } from './Sides.tsx'

const SettleDialog = lazy(() =>
  import('./SettleDialog.tsx').then((m) => ({ default: m.SettleDialog })),
)

/** Where the two sides of a record do not agree; nothing where they do. */
export function Differences({
  recordId,
  purposes,
}: {
  recordId: string
  /** Of these forms alone. */
  purposes?: readonly string[]
}) {
  const text = useText('forms')
  const answer = useAnswer(differencesEndpoints.listDifferences, { query: { record: recordId } })
  const { data, error } = answer
  const [settling, settle] = useState<Difference | null>(null)
  const all = data?.data.filter(({ purpose }) => purposes?.includes(purpose) ?? true) ?? []
  const open = all.filter(({ settled }) => !settled)
  const settled = all.filter((each) => each.settled)
  const present = all.find(({ id }) => id === settling?.id)
  if (!error && all.length === 0) return null
  return (
    <ModuleName value="forms">
      <RecordSection title={text('differing.title')}>
        {error && !data && <ProblemState error={error} retry={() => void answer.refetch()} />}
        {open.length > 0 && <List of={open} settle={settle} />}
        {settled.length > 0 && <Settled of={settled} />}
      </RecordSection>
      {settling && (
        <Settling of={settling} settled={present?.settled ?? null} close={() => settle(null)} />
      )}
    </ModuleName>
  )
}

/** What was found out, once somebody wants to know. */
function Settled({ of }: { of: readonly Difference[] }) {
  const text = useText('forms')
  const fold = useFold()
  return (
    <details
      className={classes.whole}
      open={fold.isOpen}
      onToggle={(event) => fold.set(event.currentTarget.open)}
    >
      <summary>{text('differing.settled', { count: of.length })}</summary>
      {fold.isOpen && <List of={of} />}
    </details>
  )
}

type Settle = (difference: Difference) => void

function List({ of, settle }: { of: readonly Difference[]; settle?: Settle }) {
  const bilingual = useBilingual()
  return (
    <ul className={classes.differences}>
      {of.map((each) => (
        <li key={each.id}>
          <h3>{bilingual(each.role)}</h3>
          <Sides of={each} />
          <Outcome of={each} {...(settle && { settle })} />
        </li>
      ))}
    </ul>
  )
}

const asked = { entity: settlement, schema: settlement.create }

function Settling(props: {
  of: Difference
  /** What somebody else found out meanwhile. */
  settled: Difference['settled']
  close: () => void
}) {
  const { of, settled, close } = props
  const text = useText('forms')
  const about = useBilingual()(of.role)
  // Whoever is too late is shown what was found out, so that is waited for.
  const save = async (body: never, version: number) => {
    try {
      const params = { id: of.id }
      return await callApi(differencesEndpoints.settleDifference, { params, body, version })
    } finally {
      await refreshTopics(queries, ['answer-differences', 'history'])
    }
  }
  const onSaved = () => {
    toast.success(text('differing.done', { about }))
    close()
  }
  return (
    <Suspense>
      <SettleDialog
        sides={<Sides of={of} />}
        {...{ about, of, settled, settlement: asked, save, onSaved, close }}
      />
    </Suspense>
  )
}

function Outcome({ of, settle }: { of: Difference; settle?: Settle }) {
  const text = useText('forms')
  const bilingual = useBilingual()
  if (of.settled)
    return (
      <div>
        <p className={classes.long}>{of.settled.note}</p>
        <p className={`quiet ${classes.wording}`}>
          {of.settled.by}, <InstantText value={of.settled.at} />
        </p>
      </div>
    )
  if (!of.can['settle'] || !settle) return <p className="quiet">{text('differing.waits')}</p>
  return (
    <div>
      <p className={`quiet ${classes.onPaper}`}>{text('differing.waits')}</p>
      <Button
        size="xs"
        variant="default"
        className="no-print"
        aria-label={text('differing.settleOf', { about: bilingual(of.role) })}
        onClick={() => settle(of)}
      >
        {text('differing.settle')}
      </Button>
    </div>
  )
}
