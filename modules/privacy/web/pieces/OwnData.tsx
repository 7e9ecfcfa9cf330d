import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useDownload } from '#kit/web/file/use-download.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { privacyEndpoints } from '../../contract/privacy.endpoints.ts'

/** All that is held about whoever is signed in, to take away. */
export function OwnData() {
  const text = useText('privacy')
  const { isBusy, start } = useDownload({
    endpoint: privacyEndpoints.exportOneself,
    params: {},
    name: 'data.zip',
  })
  return (
    <RecordSection title={text('own.title')}>
      <Text mb="sm">{text('own.body')}</Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isBusy}
        onClick={start}
      >
        {text('own.download')}
      </Button>
    </RecordSection>
  )
}
