import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Loaded } from '../api-query.ts'
import { useOwnTitle } from '../page-title.ts'
import { CopyText } from '../show/CopyText.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import classes from './record.module.css'
import { RecordContext } from './record-context.ts'
import { RecordMissing } from './RecordMissing.tsx'

export interface RecordScreenProps<R> {
  entity: Entity
  /** From `useRecord`. */
  answer: Loaded<R>
  title: (record: R) => string
  /** What people call it, to copy. */
  reference?: (record: R) => string
  status?: (record: R) => ReactNode
  actions?: (record: R) => ReactNode
  children: (record: R) => ReactNode
}

/** A whole record screen: its states, its header, and the sections that are given. */
export function RecordScreen<R extends object>(props: RecordScreenProps<R>) {
  const { answer } = props
  if (answer.data) return <LoadedRecord {...props} record={answer.data} />
  if (answer.error?.status === 404) return <RecordMissing />
  if (answer.error)
    return <ProblemState isScreen error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingRecord />
}

function LoadedRecord<R extends object>(props: RecordScreenProps<R> & { record: R }) {
  const { record, entity } = props
  const text = useKitText()
  const title = props.title(record)
  const reference = props.reference?.(record)
  useOwnTitle(title)
  return (
    <RecordContext value={{ entity, record: record as Record<string, unknown> }}>
      <PageHeader
        title={title}
        actions={props.actions?.(record)}
        below={
          <div className={classes.below}>
            {props.status?.(record)}
            {reference && <CopyText value={reference} what={text('record.reference')} />}
          </div>
        }
      />
      <ChangedElsewhere answer={props.answer} record={record} />
      <div className={classes.body}>{props.children(record)}</div>
    </RecordContext>
  )
}

function WaitingRecord() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.waiting}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={16} width="22%" />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  )
}
