import { FileInput } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import { uploadFile } from '../api-upload.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { inputProps, type FieldInput } from './field-input.ts'

/** A file, sent as soon as it is chosen: what is typed beside it is not lost when it is refused. */
export function FileEntry(input: FieldInput) {
  const text = useKitText()
  const words = useProblemText()
  const [chosen, setChosen] = useState<File | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const take = async (file: File | null) => {
    setChosen(file)
    setFailure(null)
    input.onChange('')
    if (!file) return
    setPart(0)
    try {
      const { id } = await uploadFile(waitingFilesEndpoints.keepFile, {
        params: {},
        file,
        progress: setPart,
      })
      input.onChange(id)
    } catch (error) {
      setFailure(words(error))
    } finally {
      setPart(null)
    }
  }
  const { error, description, ...rest } = inputProps(input)
  return (
    <FileInput
      {...rest}
      clearable
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
