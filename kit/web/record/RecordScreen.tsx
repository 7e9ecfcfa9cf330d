import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import type { Entity } from '#kit/contract/define-entity.ts'
import type { Loaded } from '../api-query.ts'
import { useOwnTitle } from '../page-title.ts'
import { ProblemState } from '../show/ProblemState.tsx'
import { useKitText } from '../text.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import classes from './record.module.css'
import { RecordBody } from './RecordBody.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { RecordMissing } from './RecordMissing.tsx'

export interface RecordScreenProps<R> {
  entity: Entity
  /** From `useRecord`. */
  answer: Loaded<R>
  title: (record: R) => string
  /** What people call it, to copy. */
  reference?: (record: R) => string
  status?: (record: R) => ReactNode
  /** `RecordActs`. */
  actions?: (record: R) => ReactNode
  /** The list that it may have been opened from; its neighbours there are offered. */
  list?: Endpoint
  /** Whether the reader sees a group of its protected fields. */
  sees?: (group: string) => boolean
  banners?: (record: R) => ReactNode
  strip?: (record: R) => ReactNode
  rail?: (record: R) => ReactNode
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
  const { record, entity, sees, list } = props
  const title = props.title(record)
  useOwnTitle(title)
  return (
    <div className={classes.screen}>
      <RecordHeader
        id={(record as { id?: string }).id}
        title={title}
        status={props.status?.(record)}
        reference={props.reference?.(record)}
        actions={props.actions?.(record)}
        list={list}
      />
      <RecordBody
        entity={entity}
        record={record}
        sees={sees}
        banners={
          <>
            <ChangedElsewhere answer={props.answer} record={record} />
            {props.banners?.(record)}
          </>
        }
        strip={props.strip?.(record)}
        rail={props.rail?.(record)}
      >
        {props.children(record)}
      </RecordBody>
    </div>
  )
}

function WaitingRecord() {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')} className={classes.waiting}>
      <Skeleton height={28} width="40%" />
      <Skeleton height={64} />
      <Skeleton height={180} />
      <Skeleton height={240} />
    </div>
  )
}
