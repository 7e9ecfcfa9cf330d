import { Suspense } from 'react'
import { useAnswer, type Loaded } from '../api-query.ts'
import { WholeRecord } from '../record/WholeRecord.tsx'
import { ScreenButton } from '../ScreenButton.tsx'
import { useKitText } from '../text.ts'
import type { PeekProps } from './PeekPanel.tsx'
import { PeekSkeleton } from './PeekWaiting.tsx'
import classes from './peek.module.css'

/** What a row's record shows at a glance, and the way to the whole. */
export function PeekContent({ id, peek, opens, remember }: PeekProps) {
  const text = useKitText()
  const answer = useAnswer(peek.record, { params: { id } }) as Loaded<{ id: string }>
  const { Shown } = peek
  return (
    <>
      <div className={classes.body} aria-live="polite" aria-busy={answer.isFetching}>
        <Suspense fallback={<PeekSkeleton />}>
          {answer.isPending ? (
            <PeekSkeleton />
          ) : (
            <WholeRecord answer={answer}>
              {(record) => <Shown key={id} record={record as never} />}
            </WholeRecord>
          )}
        </Suspense>
      </div>
      {opens && (
        <div className={classes.foot} onClickCapture={remember}>
          <ScreenButton screen={opens.screen} {...({ ...opens } as object)}>
            {text('queue.show')}
          </ScreenButton>
        </div>
      )}
    </>
  )
}
