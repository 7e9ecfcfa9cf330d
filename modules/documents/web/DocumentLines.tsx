import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconFileText, IconUpload } from '@tabler/icons-react'
import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type {
  DocumentFile,
  DocumentLine,
  DocumentList,
  DocumentSide,
} from '../contract/document.ts'
import { documentSides } from '../contract/document.ts'
import classes from './documents.module.css'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import { RefusedBecause } from './RefusedBecause.tsx'
import type { Sending } from './SendPanel.tsx'
import { useDocumentDownload } from './use-download.ts'

export interface Acting {
  id: string
  look: (documentId: string) => Promise<void>
  send: (sending: Sending) => Promise<void>
}

/** By side what was asked for and sent, and the way to send more. */
export function DocumentLines({ list, acting }: { list: DocumentList; acting: Acting }) {
  return documentSides.map((side) => <OfSide key={side} {...{ side, list, acting }} />)
}

function OfSide(props: { side: DocumentSide; list: DocumentList; acting: Acting }) {
  const text = useText('documents')
  const isStaff = usePerson()?.type === 'staff'
  const { side, list, acting } = props
  const lines = list.data.filter((line) => line.side === side)
  const mayAdd = list.mayAdd.includes(side)
  if (lines.length === 0 && !mayAdd) return null
  return (
    <>
      {isStaff && <p className={classes.side}>{text(`list.sides.${side}`)}</p>}
      <ul className={classes.documents}>
        {lines.map((line) => (
          <Line key={line.series} {...{ line, mayAdd, acting }} />
        ))}
      </ul>
      {mayAdd && (
        <Button
          variant="default"
          size="xs"
          className={`no-print ${classes.all}`}
          leftSection={<IconUpload size={15} aria-hidden />}
          onClick={() => void acting.send({ side, line: null })}
        >
          {text(`send.other.${isStaff ? side : 'own'}`)}
        </Button>
      )}
    </>
  )
}

const tones = {
  missing: 'warning',
  refused: 'danger',
  expired: 'danger',
  toReview: 'info',
  accepted: 'success',
} as const

interface LineProps {
  line: DocumentLine
  mayAdd: boolean
  acting: Acting
}

function Line({ line, mayAdd, acting }: LineProps) {
  const text = useText('documents')
  const isStaff = usePerson()?.type === 'staff'
  const bilingual = useBilingual()
  const title = (line.title && bilingual(line.title)) ?? line.ownTitle ?? line.files[0]?.name ?? ''
  const { state, files, earlier, removed, mandatory, isRequired } = line
  const isOpen = ['missing', 'refused', 'expired'].includes(state)
  const Icon = isOpen && mandatory ? IconAlertTriangle : IconFileText
  return (
    <li data-missing={(isOpen && mandatory) || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <div>
        <strong>{title}</strong>{' '}
        {line.side !== 'staff' && (
          <ToneBadge tone={isOpen && !mandatory ? 'neutral' : tones[state]}>
            {text(`list.states.${state}`)}
          </ToneBadge>
        )}{' '}
        {isRequired && (
          <span className="quiet">{text(mandatory ? 'list.mandatory' : 'list.optional')}</span>
        )}
        {files.map((file) => (
          <FileLine key={file.id} {...{ file, acting }} />
        ))}
        {earlier.length > 0 && (
          <FoldedPart title={text('list.earlier', { count: earlier.length })}>
            {earlier.map((file) => (
              <FileLine key={file.id} {...{ file, acting }} />
            ))}
          </FoldedPart>
        )}
        {removed.length > 0 && (
          <FoldedPart title={text('list.removed', { count: removed.length })}>
            {removed.map((file) => (
              <FileLine key={file.id} {...{ file, acting }} />
            ))}
          </FoldedPart>
        )}
      </div>
      {mayAdd && (
        <Button
          variant={isOpen && mandatory && !isStaff ? 'filled' : 'default'}
          size="xs"
          className="no-print"
          leftSection={<IconUpload size={15} aria-hidden />}
          aria-label={text(files.length ? 'send.nextOf' : 'send.firstOf', { title })}
          onClick={() => void acting.send({ side: line.side, line })}
        >
          {text(files.length ? 'send.next' : 'send.first')}
        </Button>
      )}
    </li>
  )
}

function FileLine({ file, acting }: { file: DocumentFile; acting: Acting }) {
  const text = useText('documents')
  const { id, name } = file
  const load = useDocumentDownload(acting.id, file)
  return (
    <div className={classes.file}>
      <button type="button" onClick={() => void acting.look(id)}>
        {name}
      </button>
      <FileFacts file={file} />
      <Button
        variant="subtle"
        size="compact-xs"
        className="no-print"
        loading={load.isBusy}
        aria-label={text('list.download', { name })}
        onClick={load.start}
      >
        <IconDownload size={15} aria-hidden />
      </Button>
      {file.status === 'refused' && <RefusedBecause file={file} />}
      {file.status === 'removed' && (
        <p className={classes.reason}>{text('list.removedBecause', { reason: file.note ?? '' })}</p>
      )}
    </div>
  )
}

/** Who sent it, when and how, and until when it is valid. */
export function FileFacts({ file }: { file: DocumentFile }) {
  const text = useText('documents')
  const spoken = useSpoken()
  const { number, sizeBytes, addedByName, way, addedAt, expiresOn, isExpired } = file
  return (
    <span className="quiet">
      {number > 1 && <>{text('list.version', { number })} · </>}
      <FileSize bytes={sizeBytes} /> · {addedByName && `${addedByName}, `}
      {text(`list.ways.${way}`)} · <DateText value={addedAt} />
      {expiresOn && (
        <>
          {' · '}
          {text(isExpired ? 'list.expired' : 'list.expires', { date: spoken.date(expiresOn) })}
        </>
      )}
    </span>
  )
}
