import { Button } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import { useDownload } from '#kit/web/file/use-download.ts'
import { useText } from '#kit/web/text.ts'
import {
  participantFilesEndpoints,
  type ParticipantFile,
} from '../../contract/participant-files.endpoints.ts'
import classes from './files.module.css'

/** How many there are and how large, and all of them as one archive. */
export function AllFiles({ id, files }: { id: string; files: readonly ParticipantFile[] }) {
  const text = useText()
  const { isBusy, start } = useDownload({
    endpoint: participantFilesEndpoints.downloadParticipantFiles,
    params: { id },
    name: 'files.zip',
  })
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  return (
    <div className={classes.all}>
      <p>
        {text('count', { count: files.length })} · <FileSize bytes={bytes} />
      </p>
      <Button loading={isBusy} leftSection={<IconFileZip size={18} aria-hidden />} onClick={start}>
        {text('actions.downloadAll')}
      </Button>
    </div>
  )
}
