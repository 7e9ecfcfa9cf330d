import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '#kit/web/text.ts'
import { filesEndpoints, type FileRecord } from '../contract/files.endpoints.ts'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import type { ParentKey } from './parent-key.ts'
import { PartList } from './PartList.tsx'
import classes from './files.module.css'
import { UploadList } from './UploadList.tsx'
import { useParts } from './use-parts.ts'
import { useUploads } from './use-uploads.ts'

const FileViewer = lazy(() => import('./FileViewer.tsx').then((m) => ({ default: m.FileViewer })))

/** The documents and pictures of a record: brought by choosing, dropping or pasting. */
export function FilesTab({ kind, id }: ParentKey) {
  const text = useText()
  const [shown, setShown] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ kind, id })
  const parts = useParts<FileRecord>(filesEndpoints.listFiles, { kind, id })
  const { mayAdd } = parts
  const shownFiles = parts.answer.data?.data
  return (
    <>
      {mayAdd && (
        <Button
          size="xs"
          variant="default"
          mb="xs"
          className="no-print"
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {text('files.add')}
        </Button>
      )}
      {mayAdd && <DropZone input={input} take={uploads.take} />}
      <UploadList uploads={uploads} />
      <PartList {...parts} name="files">
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
      {shown && shownFiles && (
        <Suspense>
          <FileViewer files={shownFiles} shown={shown} show={setShown} mayChange={mayAdd} />
        </Suspense>
      )}
    </>
  )
}
