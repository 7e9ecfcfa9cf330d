import { UnstyledButton } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import type { Message, MessageFile } from '../../contract/message.ts'
import classes from './messages.module.css'

interface Reading {
  messages: readonly Message[]
  /** New when the reader came, however often they have been told so since. */
  fresh: ReadonlySet<string>
  isStaff: boolean
  download: (file: MessageFile) => Promise<void>
}

/** What was written, the newest first. */
export function MessageList({ messages, ...reading }: Reading) {
  const text = useText('messages')
  if (messages.length === 0) return <p className="quiet">{text('thread.none')}</p>
  return (
    <ol className={classes.messages}>
      {messages.toReversed().map((each) => (
        <Line key={each.id} message={each} {...reading} />
      ))}
    </ol>
  )
}

function Line({
  message,
  fresh,
  isStaff,
  download,
}: Omit<Reading, 'messages'> & { message: Message }) {
  const text = useText('messages')
  const { id, isFromStaff, author, sentAt, files } = message
  const isOwn = isFromStaff === isStaff
  return (
    <li data-own={isOwn || undefined}>
      <div className={classes.head}>
        <strong>{isFromStaff && !isStaff ? text('thread.us') : author}</strong>
        <span className="quiet">
          <InstantText value={sentAt} />
        </span>
        {fresh.has(id) && <ToneBadge tone="info">{text('thread.isNew')}</ToneBadge>}
      </div>
      <p className={classes.said}>{message.text}</p>
      {files.length > 0 && (
        <ul className={classes.sent}>
          {files.map((file) => (
            <li key={file.id}>
              <SentFile file={file} download={download} />
            </li>
          ))}
        </ul>
      )}
      {isStaff && isFromStaff && <Read at={message.readAt} />}
    </li>
  )
}

function SentFile({ file, download }: { file: MessageFile } & Pick<Reading, 'download'>) {
  const text = useText('messages')
  const words = useProblemText()
  const fetchFile = () => download(file).catch((error: unknown) => toast.error(words(error), error))
  return (
    <UnstyledButton
      className={classes.file}
      aria-label={text('thread.openFile', { name: file.name })}
      onClick={() => void fetchFile()}
    >
      <IconDownload size={16} stroke={1.75} aria-hidden />
      <span className={classes.name}>{file.name}</span>
      <FileSize bytes={file.sizeBytes} />
    </UnstyledButton>
  )
}

function Read({ at }: { at: string | null }) {
  const text = useText('messages')
  return (
    <p className={`quiet ${classes.read}`}>
      {at ? (
        <>
          {text('thread.readOn')} <InstantText value={at} />
        </>
      ) : (
        text('thread.notRead')
      )}
    </p>
  )
}
