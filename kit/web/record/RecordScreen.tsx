import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useOwnTitle } from '../page-title.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import classes from './record.module.css'
import { RecordBody } from './RecordBody.tsx'
import { RecordFollowing } from './RecordFollowing.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { WholeRecord, type RecordGiven } from './WholeRecord.tsx'

export interface RecordScreenProps<R> extends RecordGiven<R> {
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
export const RecordScreen = <R extends object>(props: RecordScreenProps<R>) => (
  <WholeRecord answer={props.answer}>
    {(record) => <LoadedRecord {...props} record={record} />}
  </WholeRecord>
)

function LoadedRecord<R extends object>(props: RecordScreenProps<R> & { record: R }) {
  const { record, entity, sees, list } = props
  const { id } = record as { id?: string }
  const title = props.title(record)
  useOwnTitle(title)
  return (
    <div className={classes.screen}>
      <RecordHeader
        id={id}
        title={title}
        status={props.status?.(record)}
        reference={props.reference?.(record)}
        following={id && <RecordFollowing kind={entity.name} id={id} />}
        actions={props.actions?.(record)}
        list={list}
      />
      <RecordBody
        entity={entity}
        record={record}
        sees={sees}
        banners={
          <>
            <ChangedElsewhere key={id} answer={props.answer} record={record} />
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
