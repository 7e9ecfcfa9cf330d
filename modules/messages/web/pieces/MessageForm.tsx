import { Button, CloseButton, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Form } from '#kit/web/form/Form.tsx'
import { useText } from '#kit/web/text.ts'
import { mostFiles } from '../../contract/message.ts'
import classes from './messages.module.css'
import type { Attached } from './use-attached.ts'
import type { Composing } from './use-composer.ts'

/** Where a message is written, with the files that go along. */
export function MessageForm({ composing }: { composing: Composing }) {
  const text = useText('messages')
  const picker = useRef<HTMLInputElement>(null)
  const { said, complaint, failure, files, isBusy } = composing
  return (
    <Form className={classes.form} submit={composing.submit}>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <Textarea
        data-autofocus
        autosize
        minRows={3}
        maxRows={14}
        label={text('thread.label')}
        error={complaint}
        value={said}
        readOnly={isBusy}
        onChange={(event) => composing.say(event.currentTarget.value)}
      />
      <ul className={classes.files}>
        {files.map((file) => (
          <Attachment key={file.key} file={file} drop={() => composing.drop(file.key)} />
        ))}
      </ul>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.docx,.xlsx"
        aria-label={text('thread.addFiles')}
        onChange={({ currentTarget }) => {
          composing.take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <div className={classes.acts}>
        <Button type="submit" loading={isBusy}>
          {text('thread.send')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          disabled={isBusy || files.length >= mostFiles}
          onClick={() => picker.current?.click()}
        >
          {text('thread.addFiles')}
        </Button>
        <span className="quiet">{text('thread.filesHelp')}</span>
      </div>
    </Form>
  )
}

function Attachment({ file, drop }: { file: Attached; drop: () => void }) {
  const text = useText('messages')
  const { name, id, part, failure } = file
  const percent = Math.round(part * 100)
  return (
    <li>
      <span className={classes.name}>
        {id || failure ? name : text('thread.sendingFile', { name, percent })}
        {failure && (
          <span role="alert" className={classes.wrong}>
            {failure}
          </span>
        )}
      </span>
      <CloseButton aria-label={text('thread.removeFile', { name })} onClick={drop} />
    </li>
  )
}
