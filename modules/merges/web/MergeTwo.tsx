import { Alert, Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react'
import { Form } from '#kit/web/form/Form.tsx'
import { useGo } from '#kit/web/go.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { MergePreview } from '../contract/merges.endpoints.ts'
import { mergesScreens } from '../contract/merges.screens.ts'
import { LedgersAfter } from './LedgersAfter.tsx'
import { MergeFields } from './MergeFields.tsx'
import classes from './merges.module.css'
import { Moving } from './Moving.tsx'
import { useMerge, type Merging, type Two } from './use-merge.ts'

/** Both side by side with a choice for each field, and what would move; nothing is saved before the end. */
export function MergeTwo(two: Two) {
  const text = useText()
  const merging = useMerge(two)
  const { preview, problem } = merging
  if (problem instanceof ApiProblem && problem.status === 404) return <RecordMissing />
  if (problem) return <ProblemState error={problem} retry={merging.again} />
  if (!preview) return <Waiting />
  const isRefused = preview.between.length > 0 || preview.wrong.length > 0
  return (
    <Form className={classes.body} submit={() => (isRefused ? undefined : merging.merge())}>
      <RecordSection
        title={text('merge.fields')}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={18} aria-hidden />}
            onClick={merging.swap}
          >
            {text('merge.swap')}
          </Button>
        }
      >
        <MergeFields preview={preview} choose={merging.choose} />
      </RecordSection>
      <RecordSection title={text('merge.moves')}>
        <Moving preview={preview} />
      </RecordSection>
      <RecordSection title={text('merge.ledgers')}>
        <LedgersAfter {...preview} />
      </RecordSection>
      <Saving merging={merging} preview={preview} isRefused={isRefused} />
    </Form>
  )
}

function Saving(props: { merging: Merging; preview: MergePreview; isRefused: boolean }) {
  const { merging, preview, isRefused } = props
  const text = useText()
  const kit = useKitText()
  const go = useGo()
  return (
    <div className={`${classes.submit} no-print`}>
      {merging.error && (
        <Alert
          className={classes.whole}
          color="red"
          role="alert"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {merging.error}
        </Alert>
      )}
      <Button type="submit" loading={merging.isBusy} disabled={isRefused || merging.isLooking}>
        {text('merge.verb', { dropped: preview.drop.number, kept: preview.keep.number })}
      </Button>
      <Button variant="default" onClick={() => void go(mergesScreens.shareholderDuplicates)}>
        {kit('actions.cancel')}
      </Button>
      <span className="quiet">{text('merge.undoable')}</span>
    </div>
  )
}

function Waiting() {
  const kit = useKitText()
  return (
    <div role="status" aria-label={kit('states.loading')} className={classes.body}>
      <Skeleton height={320} />
      <Skeleton height={120} />
    </div>
  )
}
