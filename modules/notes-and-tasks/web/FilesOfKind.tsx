import { Skeleton } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, ofKind, type FileRecord } from '../contract/files.endpoints.ts'
import classes from './files.module.css'
import type { ParentKey } from './parent-key.ts'

const FileViewer = lazy(() => import('./FileViewer.tsx').then((m) => ({ default: m.FileViewer })))

/** The files of a record that are of one kind, opened where they are named; nothing without any. */
export function FilesOfKind(
  props: ParentKey & {
    only: FileRecord['kind']
    /** What is said where there is none. */
    none?: string | undefined
    /** Hears once they are in sight, or that they cannot be. */
    seen?: (() => void) | undefined
  },
) {
  const { kind, id, only, none, seen } = props
  const text = useText()
  const [shown, setShown] = useState<string | null>(null)
  const { data, error, refetch } = useAnswer(filesEndpoints.listFiles, ofKind({ kind, id }, only))
  const isThere = data !== undefined || error !== null
  const tell = useEffectEvent(() => seen?.())
  useEffect(() => {
    if (isThere) tell()
  }, [isThere])
  if (!isThere && none) return <Skeleton height={24} />
  if (error && !data) {
    const what = text('files.unread', { kind: text(`choices.kind.${only}`) })
    return <PartProblem what={what} error={error} retry={() => void refetch()} />
  }
  if (data?.data.length === 0 && none) return <p className={`${classes.named} quiet`}>{none}</p>
  if (!data || data.data.length === 0) return null
  return (
    <div className={classes.named}>
      <IconFileText size={16} aria-hidden />
      <span className="quiet">{text(`choices.kind.${only}`)}</span>
      {data.data.map((file) => (
        <button key={file.id} type="button" onClick={() => setShown(file.id)}>
          {file.caption ?? file.name}
        </button>
      ))}
      {shown && (
        <Suspense>
          <FileViewer
            files={data.data}
            shown={shown}
            show={setShown}
            mayChange={false}
            isEvidence
          />
        </Suspense>
      )}
    </div>
  )
}
