import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useAnswer } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
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
import { Answer } from './Answer.tsx'
import classes from './answers.module.css'

const SettleDialog = lazy(() =>
  import('./SettleDialog.tsx').then((m) => ({ default: m.SettleDialog })),
)

/** Where the two sides of a record do not agree; nothing where they do. */
export function Differences({ recordId }: { recordId: string }) {
  const text = useText('forms')
  const { data, error } = useAnswer(differencesEndpoints.listDifferences, {
    query: { record: recordId },
  })
  const all = data?.data ?? []
  const open = all.filter(({ settled }) => !settled)
  const settled = all.filter((each) => each.settled)
  if (!error && all.length === 0) return null
  return (
    <ModuleName value="forms">
      <RecordSection title={text('differing.title')}>
        {error && <ProblemState error={error} />}
        {open.length > 0 && <Table of={open} title={text('differing.open')} />}
        {settled.length > 0 && <Settled of={settled} />}
      </RecordSection>
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
      {fold.isOpen && <Table of={of} title={text('differing.settled', { count: of.length })} />}
    </details>
  )
}

function Table({ of, title }: { of: readonly Difference[]; title: string }) {
  const text = useText('forms')
  const bilingual = useBilingual()
  const [settling, settle] = useState<Difference | null>(null)
  const [one] = of
  if (!one) return null
  const versions = [
    { key: 'first', name: bilingual(one.first.name) },
    { key: 'second', name: bilingual(one.second.name) },
    { key: 'outcome', name: text('differing.outcome') },
  ]
  return (
    <>
      <ComparedTable title={title} of={text('differing.about')} versions={versions}>
        {of.map((each) => (
          <ComparedRow key={each.id} label={bilingual(each.role)} differs={false}>
            <Side side={each.first} />
            <Side side={each.second} />
            <td>
              <Outcome of={each} settle={settle} />
            </td>
          </ComparedRow>
        ))}
      </ComparedTable>
      {settling && <Settling of={settling} close={() => settle(null)} />}
    </>
  )
}

const asked = { entity: settlement, schema: settlement.create }

function Settling({ of: { id, version, role }, close }: { of: Difference; close: () => void }) {
  const text = useText('forms')
  const about = useBilingual()(role)
  const save = (body: never, present: number) =>
    callApi(differencesEndpoints.settleDifference, {
      params: { id },
      body,
      version: present,
    }).finally(() => void refreshTopics(queries, ['answer-differences', 'history']))
  const onSaved = () => {
    toast.success(text('differing.done', { about }))
    close()
  }
  return (
    <Suspense>
      <SettleDialog {...{ about, settlement: asked, version, save, onSaved, close }} />
    </Suspense>
  )
}

const Side = ({ side: { responseId, question, answer } }: { side: Difference['first'] }) => (
  <td>
    <strong className="numbers">
      <Answer of={responseId} question={question} answer={answer} />
    </strong>
    <span className={`quiet ${classes.wording}`}>{question.label}</span>
  </td>
)

function Outcome(props: { of: Difference; settle: (difference: Difference) => void }) {
  const { of, settle } = props
  const text = useText('forms')
  const bilingual = useBilingual()
  if (of.settled)
    return (
      <>
        <span className={classes.long}>{of.settled.note}</span>
        <span className={`quiet ${classes.wording}`}>
          {of.settled.by}, <InstantText value={of.settled.at} />
        </span>
      </>
    )
  if (!of.can['settle']) return <span className="quiet">{text('differing.waits')}</span>
  return (
    <Button
      size="xs"
      variant="default"
      className="no-print"
      aria-label={text('differing.settleOf', { about: bilingual(of.role) })}
      onClick={() => settle(of)}
    >
      {text('differing.settle')}
    </Button>
  )
}
