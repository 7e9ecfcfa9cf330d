import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { WaitingRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import { mergesEndpoints, type MergeRow } from '../contract/merges.endpoints.ts'
import { mergesScreens } from '../contract/merges.screens.ts'
import classes from './merges.module.css'
import { UndoAhead } from './UndoAhead.tsx'

/** Who was merged into a shareholder; for a while each merge can be undone from here. */
export function MergesScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const { data, error, refetch } = useRecord(mergesEndpoints.listMerges, { id })
  if (error?.status === 404) return <RecordMissing />
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <WaitingRecord />
  const { shareholder, data: merges } = data
  return (
    <>
      <PageHeader
        title={text('merges.title', { name: shareholder.name })}
        below={<p className="quiet">{shareholder.number}</p>}
        actions={
          <>
            <ScreenButton
              variant="default"
              screen={shareholdersScreens.shareholder}
              params={{ id }}
            >
              {text('merges.open')}
            </ScreenButton>
            <ScreenButton screen={mergesScreens.mergeShareholders} query={{ keep: id }}>
              {text('merges.another')}
            </ScreenButton>
          </>
        }
      />
      {merges.length === 0 && (
        <EmptyState
          mark={<IconArrowMerge size={28} stroke={1.5} />}
          title={text('merges.none')}
          body={text('merges.noneHint')}
        />
      )}
      <div className={classes.body}>
        {merges.map((merge) => (
          <OneMerge key={merge.id} merge={merge} version={shareholder.version} />
        ))}
      </div>
    </>
  )
}

function OneMerge({ merge, version }: { merge: MergeRow; version: number }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const { dropped, undoableUntil, undoneAt } = merge
  return (
    <RecordSection
      title={`${dropped.number} – ${dropped.name}`}
      actions={
        undoableUntil &&
        !isAsked && (
          <Button variant="default" onClick={() => setAsked(true)}>
            {text('merges.lookAhead')}
          </Button>
        )
      }
    >
      <p className={classes.line}>
        <State merge={merge} />
        <span>
          {text('merges.when')} <InstantText value={merge.mergedAt} />
          {merge.mergedBy && ` · ${merge.mergedBy}`}
        </span>
        {undoneAt && (
          <span>
            {text('merges.undoneWhen')} <InstantText value={undoneAt} />
            {merge.undoneBy && ` · ${merge.undoneBy}`}
          </span>
        )}
        {undoableUntil && (
          <span>
            {text('merges.until')} <InstantText value={undoableUntil} />
          </span>
        )}
      </p>
      {undoneAt && (
        <ScreenLink screen={shareholdersScreens.shareholder} params={{ id: dropped.id }}>
          {text('merges.openDropped', { number: dropped.number })}
        </ScreenLink>
      )}
      {isAsked && undoableUntil && (
        <UndoAhead merge={{ id: merge.id, version }} cancel={() => setAsked(false)} of={dropped} />
      )}
    </RecordSection>
  )
}

function State({ merge: { undoneAt, undoableUntil } }: { merge: MergeRow }) {
  const text = useText()
  if (undoneAt) return <ToneBadge tone="neutral">{text('merges.undone')}</ToneBadge>
  return undoableUntil ? (
    <ToneBadge tone="success">{text('merges.undoable')}</ToneBadge>
  ) : (
    <ToneBadge tone="info">{text('merges.over')}</ToneBadge>
  )
}
