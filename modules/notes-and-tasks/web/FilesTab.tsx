import { Button } from '@mantine/core'
import { IconPaperclip, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints } from '../contract/files.endpoints.ts'
import { partLength } from '../contract/parents.ts'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import type { ParentKey } from './parent-key.ts'
import { PartList } from './PartList.tsx'
import classes from './files.module.css'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

const FileViewer = lazy(() => import('./FileViewer.tsx').then((m) => ({ default: m.FileViewer })))

/** The documents and pictures of a record: brought by choosing, dropping or pasting. */
export function FilesTab({ kind, id }: ParentKey) {
  const text = useText()
  const [most, setMost] = useState(partLength)
  const [shown, setShown] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ kind, id })
  const answer = useAnswer(
    filesEndpoints.listFiles,
    { params: { kind, id }, query: { most: String(most) } },
    { keepPrevious: true },
  )
  const mayAdd = answer.data?.can['add'] === true
  return (
    <RecordSection
      title={text('files.title')}
      actions={
        mayAdd && (
          <Button
            size="xs"
            leftSection={<IconUpload size={16} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {text('files.add')}
          </Button>
        )
      }
    >
      {mayAdd && <DropZone input={input} take={uploads.take} />}
      <UploadList uploads={uploads} />
      <PartList
        answer={answer}
        more={() => setMost(most + partLength)}
        empty={
          <EmptyState
            mark={<IconPaperclip size={28} stroke={1.5} />}
            title={text('files.empty')}
            body={text('files.emptyHint')}
          />
        }
      >
        {(files) => (
          <ul className={classes.gallery}>
            {files.map((file, at) => (
              <FileCard
                key={file.id}
                file={file}
                place={{ at, last: files.length - 1 }}
                mayChange={mayAdd}
                open={() => setShown(file.id)}
              />
            ))}
          </ul>
        )}
      </PartList>
      {shown && answer.data && (
        <Suspense>
          <FileViewer files={answer.data.data} shown={shown} show={setShown} mayChange={mayAdd} />
        </Suspense>
      )}
    </RecordSection>
  )
}
