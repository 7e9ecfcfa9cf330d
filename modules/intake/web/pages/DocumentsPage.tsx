import { Button } from '@mantine/core'
import { IconFile, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { inputId } from '#kit/web/form/form-context.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { RequiredDocument } from '#modules/programs/contract/program.ts'
import { useStepForm } from '../form/step-context.ts'
import { documentsAsked } from '../steps/steps.ts'
import { useWords } from '../words/use-words.ts'
import classes from './pages.module.css'
import { FileSize } from './FileSize.tsx'
import { useDocuments } from './use-documents.ts'

/** The documents that the program asks this side for, each with its files. */
export function DocumentsPage() {
  const { draft } = useStepForm()
  return documentsAsked(draft).map((asked) => <Asked key={asked.code} asked={asked} />)
}

function Asked({ asked }: { asked: RequiredDocument }) {
  const { draft, errors } = useStepForm()
  const words = useWords()
  const name = useBilingual()(asked.name)
  const { said, error, isBusy, upload, remove } = useDocuments(asked.code)
  const picker = useRef<HTMLInputElement>(null)
  const files = draft.documents.filter(({ kind }) => kind === asked.code)
  const wrong = error || errors[`documents.${asked.code}`]
  const [plain, full] = files.length
    ? (['documents.another', 'documents.anotherFor'] as const)
    : (['documents.choose', 'documents.chooseFor'] as const)
  return (
    <section className={classes.document} aria-label={name} data-wrong={wrong ? true : undefined}>
      <h2>
        {name}
        <small>{words(asked.mandatory ? 'documents.mandatory' : 'documents.optional')}</small>
      </h2>
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
        id={inputId(`documents.${asked.code}`)}
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
