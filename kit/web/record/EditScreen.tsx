import type { ReactNode } from 'react'
import { useOwnTitle } from '../page-title.ts'
import { CopyText } from '../show/CopyText.tsx'
import { PageHeader } from '../show/PageHeader.tsx'
import { useKitText } from '../text.ts'
import { ChangedElsewhere } from './ChangedElsewhere.tsx'
import classes from './record.module.css'
import { RecordContext } from './record-context.ts'
import { WholeRecord, type RecordGiven } from './WholeRecord.tsx'

type EditScreenProps<R> = RecordGiven<R> & { children: (record: R) => ReactNode }

/** A screen on which a record is changed: its states, its heading, and the form that is given. */
export const EditScreen = <R extends object>(props: EditScreenProps<R>) => (
  <WholeRecord answer={props.answer}>
    {(record) => <Editing {...props} record={record} />}
  </WholeRecord>
)

function Editing<R extends object>(props: EditScreenProps<R> & { record: R }) {
  const { record, entity } = props
  const text = useKitText()
  const title = props.title(record)
  const reference = props.reference?.(record)
  useOwnTitle(title)
  return (
    <RecordContext value={{ entity, record: record as Record<string, unknown> }}>
      <PageHeader
        title={title}
        below={
          <div className={classes.below}>
            {props.status?.(record)}
            {reference && <CopyText value={reference} what={text('form.reference')} />}
          </div>
        }
      />
      <ChangedElsewhere answer={props.answer} record={record} />
      {props.children(record)}
    </RecordContext>
  )
}
