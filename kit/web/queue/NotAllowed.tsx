import { useEffect, useState, type ReactNode } from 'react'
import { useKitText } from '../text.ts'
import type { Offered } from './ActsOfRecord.tsx'
import classes from './queue.module.css'
import type { QueueOf } from './queue-props.ts'
import type { Entry } from './queue-state.ts'

interface Props<Row, Record_> {
  queue: QueueOf<Row, Record_>
  entry: Entry<Row>
  record: Record_
  offered: Offered<Record_>
  back: ReactNode
}

/** What waits and can be decided by others alone says so, and so does what could be decided before. */
export function NotAllowed<Row, Record_>({
  queue,
  entry,
  record,
  offered,
  back,
}: Props<Row, Record_>) {
  const text = useKitText()
  const isKnown = offered.of === record
  const decides = offered.acts.some(({ can, isLook }) => can !== undefined && !isLook)
  const [could, setCould] = useState(false)
  useEffect(() => {
    if (isKnown && decides) setCould(true)
  }, [isKnown, decides])
  const waits = ['waiting', 'skipped', 'failed'].includes(entry.place)
  const isSame = queue.stateOf(record) === (entry.known ?? queue.stateOf(entry.row))
  if (!isKnown || decides || !waits || !isSame) return null
  return (
    <p role="status" className={classes.notice}>
      {text(could ? 'queue.noLonger' : 'queue.notYours')} {back}
    </p>
  )
}
