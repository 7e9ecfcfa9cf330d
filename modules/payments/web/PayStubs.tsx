import { Button, CloseButton, Progress } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import { uploadFile } from '#kit/web/api-upload.ts'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { mostFiles } from '../contract/payment.ts'
import type { AddedFile } from './claim-form.ts'
import classes from './payments.module.css'

interface StubsProps {
  input: FieldInput
  /** What the button says. */
  add: string
}

/** Pay stubs or receipts, each sent as soon as it is chosen: what is typed beside them is not lost when one is refused. */
export function PayStubs({ input, add }: StubsProps) {
  const text = useText()
  const files = (input.value ?? []) as AddedFile[]
  const picker = useRef<HTMLInputElement>(null)
  const { part, failure, send } = useSendingStub((file) => input.onChange([...files, file]))
  return (
    <div className={classes.files}>
      <p className="quiet">{input.description}</p>
      <ul>
        {files.map(({ id, name }) => (
          <li key={id}>
            {name}
            <CloseButton
              aria-label={text('claim.removeFile', { name })}
              onClick={() => input.onChange(files.filter((file) => file.id !== id))}
            />
          </li>
        ))}
      </ul>
      {part !== null && (
        <Progress value={Math.round(part * 100)} aria-label={text('claim.sending')} />
      )}
      {failure && <p role="alert">{failure}</p>}
      {files.length < mostFiles && (
        <Button
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden />}
          loading={part !== null}
          onClick={() => picker.current?.click()}
        >
          {add}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.docx,.xlsx"
        aria-label={add}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void send(file)
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

function useSendingStub(added: (file: AddedFile) => void) {
  const words = useProblemText()
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    setFailure(null)
    setPart(0)
    try {
      const sending = { params: {}, file, progress: setPart }
      const { id } = await uploadFile(waitingFilesEndpoints.keepFile, sending)
      added({ id, name: file.name })
    } catch (error) {
      setFailure(words(error))
    } finally {
      setPart(null)
    }
  }
  return { part, failure, send }
}
