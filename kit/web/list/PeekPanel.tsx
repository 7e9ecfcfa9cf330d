import { CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { useAnswer, type Loaded } from '../api-query.ts'
import { useFocusReturn } from '../dialog/focus-return.ts'
import { wideWindow } from '../record/rail-slot.ts'
import { WholeRecord } from '../record/WholeRecord.tsx'
import { ScreenButton } from '../ScreenButton.tsx'
import { useKitText } from '../text.ts'
import type { Opens } from './list-props.ts'
import type { PeekOf } from './peek.ts'
import { usePeekEscape } from './peek-escape.ts'
import { PeekSkeleton } from './PeekWaiting.tsx'
import classes from './peek.module.css'

interface Props {
  id: string
  title: string
  peek: PeekOf
  opens: Opens | undefined
  /** Keeps from which list the record is opened. */
  remember: () => void
  close: () => void
}

/** A record beside its list, or over it where there is no room; the list keeps the keyboard beside it. */
export function PeekPanel(props: Props) {
  const isWide = useMediaQuery(wideWindow, true, { getInitialValueInEffect: false })
  if (isWide) return <Beside {...props} />
  return <Over {...props} />
}

function Over(props: Props) {
  useFocusReturn()
  return (
    <Drawer
      opened
      position="right"
      size={440}
      returnFocus={false}
      title={props.title}
      onClose={props.close}
    >
      <Content {...props} />
    </Drawer>
  )
}

function Beside(props: Props) {
  const text = useKitText()
  const { title, close } = props
  usePeekEscape(close)
  return (
    <aside className={`surface ${classes.panel}`} aria-label={text('list.peeked', { name: title })}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={text('recordPane.close')} onClick={close} />
      </header>
      <Content {...props} />
    </aside>
  )
}

function Content({ id, peek, opens, remember }: Props) {
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
