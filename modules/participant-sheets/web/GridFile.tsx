import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { lazy, Suspense, useState, type DragEvent, type ReactNode } from 'react'
import { useDownload } from '#kit/web/file/use-download.ts'
import { useText } from '#kit/web/text.ts'
import {
  participantSheetsEndpoints,
  type UploadWay,
} from '../contract/participant-sheets.endpoints.ts'
import drops from './drop.module.css'
import classes from './sheet.module.css'

const UploadWayDialog = lazy(() =>
  import('./UploadWayDialog.tsx').then((m) => ({ default: m.UploadWayDialog })),
)

/** How spreadsheet programs call what they write, and what phones go by. */
const accept = [
  '.xlsx',
  '.csv',
  '.txt',
  '.tsv',
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join()

interface GridFileProps {
  /** How many rows are entered and not submitted. */
  entered: number
  upload: (file: File, way: UploadWay) => Promise<void>
  /** What else stands beside the buttons. */
  children: ReactNode
  /** The grid, onto which a file may be dropped as well. */
  grid: ReactNode
}

/** Takes a file that is chosen or dropped; where rows are entered already, it asks what becomes of them. */
export function GridFile({ entered, upload, children, grid }: GridFileProps) {
  const text = useText()
  const [asked, setAsked] = useState<File | null>(null)
  const take = (file: File | null | undefined) => {
    if (!file) return
    if (entered > 0) setAsked(file)
    else void upload(file, 'add')
  }
  return (
    <DropArea take={take}>
      <div className={classes.tools}>
        <FileButton
          accept={accept}
          onChange={take}
          inputProps={{ 'aria-label': text('grid.upload') }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
              {text('grid.upload')}
            </Button>
          )}
        </FileButton>
        <Template />
        {children}
      </div>
      <p className="quiet">{text('grid.uploadHint')}</p>
      {grid}
      <Suspense>
        {asked && (
          <UploadWayDialog
            name={asked.name}
            entered={entered}
            close={() => setAsked(null)}
            choose={(way) => {
              setAsked(null)
              return upload(asked, way)
            }}
          />
        )}
      </Suspense>
    </DropArea>
  )
}

function Template() {
  const text = useText()
  const { isBusy, start } = useDownload({
    endpoint: participantSheetsEndpoints.downloadTemplate,
    params: {},
    name: 'participants.xlsx',
  })
  return (
    <Button
      variant="subtle"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={start}
    >
      {text('grid.template')}
    </Button>
  )
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Dropping has the button within it, for those who do not drag. */
function DropArea(props: { take: (file: File | undefined) => void; children: ReactNode }) {
  const text = useText()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={drops.dropArea}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        props.take(event.dataTransfer.files[0])
      }}
    >
      {props.children}
      {isOver && <p className={drops.dropWords}>{text('grid.drop')}</p>}
    </div>
  )
}
