import { Button, CloseButton, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import { mostFiles } from '../contract/document.ts'
import classes from './send.module.css'
import { mostMegabytes, type SendingFiles, type SentFile } from './use-sending-files.ts'

/** Takes files that are dropped or chosen, and shows how far each has come or what is wrong with it. */
export function FileDrop({ sending }: { sending: SendingFiles }) {
  const text = useText('documents')
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    sending.take([...event.dataTransfer.files])
  }
  return (
    // Dropping has the button beside it, for those who do not drag.
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ul className={classes.files}>
        {sending.files.map((file) => (
          <FileLine key={file.key} file={file} drop={() => sending.drop(file.key)} />
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        data-autofocus
        onClick={() => picker.current?.click()}
      >
        {text('send.choose')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.docx,.xlsx"
        aria-label={text('send.choose')}
        onChange={({ currentTarget }) => {
          sending.take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <p className="quiet">{text('send.limits', { count: mostFiles, most: mostMegabytes })}</p>
      {sending.complaint && (
        <p role="alert" className={classes.wrong}>
          {sending.complaint}
        </p>
      )}
    </div>
  )
}

function FileLine({ file, drop }: { file: SentFile; drop: () => void }) {
  const text = useText('documents')
  const { name, id, part, failure } = file
  const percent = Math.round(part * 100)
  return (
    <li>
      <span className={classes.name}>
        {name}
        {failure && (
          <span role="alert" className={classes.wrong}>
            {failure}
          </span>
        )}
        {!failure && id === null && (
          <Progress value={percent} aria-label={text('send.sending', { name, percent })} />
        )}
      </span>
      <CloseButton aria-label={text('send.drop1', { name })} onClick={drop} />
    </li>
  )
}
