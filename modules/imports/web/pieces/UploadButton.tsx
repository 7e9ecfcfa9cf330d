import { Alert, Button, FileButton } from '@mantine/core'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { ImportKind } from '../../contract/imports.endpoints.ts'
import type { Upload } from './use-upload.ts'

interface ButtonProps {
  kind: ImportKind
  upload: Upload
  variant: 'filled' | 'default'
}

export function UploadButton({ kind, upload, variant }: ButtonProps) {
  const text = useText('imports')
  return (
    <FileButton
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      onChange={(file) => void upload.send(kind, file)}
      inputProps={{ 'aria-label': text(`upload.${kind}`) }}
    >
      {(props) => (
        <Button
          {...props}
          loading={upload.isBusy}
          variant={variant}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {text(`upload.${kind}`)}
        </Button>
      )}
    </FileButton>
  )
}

/** Why the file was not taken in. */
export function UploadRefused({ upload }: { upload: Upload }) {
  const text = useText('imports')
  if (!upload.problem) return null
  return (
    <Alert
      color="red"
      mb="md"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={text('upload.refused', { file: upload.fileName })}
    >
      {upload.problem}
    </Alert>
  )
}
