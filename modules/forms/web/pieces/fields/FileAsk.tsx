import { Button } from '@mantine/core'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import { useStepForm } from '../form/step-context.ts'
import { useWords } from '../words/use-words.ts'
import classes from './files.module.css'
import { FileSize } from '#kit/web/file/FileSize.tsx'
import { useDocuments } from './use-documents.ts'

interface Asking {
  /** The question, or the code of the document. */
  kind: string
  path: string
  name: string
  help?: string | undefined
  mandatory: boolean
}

/** Files for one question, or of one kind of document. */
export function FileAsk({ kind, path, name, help, mandatory }: Asking) {
  const { draft, errors } = useStepForm()
  const words = useWords()
  const { said, error, isBusy, upload, remove } = useDocuments(kind)
  const picker = useRef<HTMLInputElement>(null)
  const files = draft.documents.filter((file) => file.kind === kind)
  const wrong = error || errors[path]
  const [plain, full] = files.length
    ? (['documents.another', 'documents.anotherFor'] as const)
    : (['documents.choose', 'documents.chooseFor'] as const)
  return (
    <section className={classes.document} aria-label={name} data-wrong={wrong ? true : undefined}>
      <h2>
        {name}
        <small>{words(mandatory ? 'documents.mandatory' : 'documents.optional')}</small>
      </h2>
      {help && <p className="quiet">{help}</p>}
      {wrong && <p className={classes.wrong}>{wrong}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <IconFile size={20} stroke={1.75} aria-hidden />
            <span>{file.name}</span>
            <FileSize bytes={file.sizeBytes} />
            <Button
              variant="subtle"
              size="md"
              disabled={isBusy}
              aria-label={words('documents.removeFile', { name: file.name })}
              onClick={() => void remove(file)}
            >
              {words('documents.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.docx,.xlsx"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) void upload(file)
        }}
      />
      <Button
        id={inputId(path)}
        variant="default"
        size="md"
        loading={isBusy}
        leftSection={<IconUpload size={18} aria-hidden />}
        aria-label={words(full, { document: name })}
        onClick={() => picker.current?.click()}
      >
        {words(plain)}
      </Button>
      <p role="status" className={classes.said}>
        {said}
      </p>
    </section>
  )
}
