import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { IconFileUnknown } from '@tabler/icons-react'
import { EmptyState } from '../show/EmptyState.tsx'
import { useKitText } from '../text.ts'

export function RecordMissing() {
  const text = useKitText()
  const router = useRouter()
  return (
    <EmptyState
      isScreen
      mark={<IconFileUnknown size={28} stroke={1.5} />}
      title={text('states.recordMissingTitle')}
      body={text('states.recordMissingBody')}
    >
      <Button variant="default" onClick={() => router.history.back()}>
        {text('actions.back')}
      </Button>
    </EmptyState>
  )
}
