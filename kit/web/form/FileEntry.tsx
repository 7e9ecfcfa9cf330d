import { FileInput } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import { uploadFile } from '../api-upload.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.tsx'

/** A file, sent as soon as it is chosen: what is typed beside it is not lost when it is refused. */
export function FileEntry(input: FieldInput) {
  const text = useKitText()
  const words = useProblemText()
  const [chosen, setChosen] = useState<File | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const last = useRef<File | null>(null)
  const take = async (file: File | null) => {
    last.current = file
    setChosen(file)
    setFailure(null)
    input.onChange('')
    setPart(file && 0)
    if (!file) return
    try {
      const { id } = await uploadFile(waitingFilesEndpoints.keepFile, {
        params: {},
        file,
        progress: setPart,
      })
      // Another may have been chosen while this one was being sent.
      if (last.current === file) input.onChange(id)
    } catch (error) {
      if (last.current === file) setFailure(words(error))
    } finally {
      if (last.current === file) setPart(null)
    }
  }
  const { error, description, ...rest } = inputProps(input)
  return (
    <FileInput
      {...rest}
      clearable
      clearButtonProps={{ 'aria-label': text('actions.clear') }}
      leftSection={<IconPaperclip size={16} aria-hidden />}
      placeholder={text('form.chooseFile')}
      value={chosen}
      onChange={(file) => void take(file)}
      error={failure ?? error}
      description={
        part === null ? description : text('form.fileSent', { percent: Math.round(part * 100) })
      }
    />
  )
}
