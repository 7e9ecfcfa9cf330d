import { useEffect, useState } from 'react'
import { BulkPanel } from '#kit/web/bulk/BulkPanel.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { RecordDialog } from '#kit/web/dialog/RecordDialog.tsx'
import { useCloseDialog } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { Assignee } from './Assignee.tsx'
import { useChosen } from './use-chosen.ts'
import { settleAssignment, useAssignAct } from './use-bulk-assign.tsx'
import classes from './dialogs.module.css'

const most = 100

/** Gives several applications to one person: a preview, then what became of each. */
export function BulkAssignDialog() {
  const text = useText()
  const kit = useKitText()
  const mayAssign = useMay('assign', 'Applications Awaiting Approval List')
  const { ids = '' } = useSearchParameters()
  const chosen = [...new Set(ids.split(',').filter(Boolean))].slice(0, most)
  const [wasAssigned, setAssigned] = useState(false)
  useEffect(() => () => settleAssignment(wasAssigned), [wasAssigned])
  const count = chosen.length
  return (
    <RecordDialog title={text('bulk.assign.title', { count })} width={650}>
      {!mayAssign ? (
        <p>{kit('problems.forbidden')}</p>
      ) : count === 0 ? (
        <p>{text('dialogs.assign.none')}</p>
      ) : (
        <Assignment ids={chosen} begun={() => setAssigned(true)} />
      )}
    </RecordDialog>
  )
}

function Assignment({ ids, begun }: { ids: string[]; begun: () => void }) {
  const text = useText()
  const close = useCloseDialog()
  const act = useAssignAct()
  const { rows, missing, isLoading } = useChosen(ids)
  if (isLoading || act.isLoading) return <Loading />
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]))
  const selected = { all: false, ids: rows.map(({ id }) => id), count: rows.length } as const
  return (
    <BulkPanel input={{ ...act.input, versions }} selected={selected} close={close} begun={begun}>
      <div>
        <p className={classes.previewTitle}>{text('dialogs.assign.preview')}</p>
        <ul className={classes.preview}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className="numbers">{row.reference}</span>
              <span>{row.participantName}</span>
              <span className="quiet">
                {text('dialogs.assign.now')} <Assignee of={row.assignee} />
              </span>
            </li>
          ))}
          {missing > 0 && <li className="quiet">{text('dialogs.assign.notFound')}</li>}
        </ul>
      </div>
    </BulkPanel>
  )
}
