import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { IconMoodSad } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { isMissingPart, reload, useReloadWhenBack } from './missing-part.ts'
import { MessageScreen } from './MessageScreen.tsx'

/** In place of a screen that broke; what is around it stays. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const text = useKitText()
  const isMissing = isMissingPart(error)
  useReloadWhenBack(isMissing)
  return (
    <MessageScreen
      mark={<IconMoodSad size={36} stroke={1.5} />}
      title={text(isMissing ? 'states.partTitle' : 'states.errorTitle')}
      body={text(isMissing ? 'states.partBody' : 'states.errorBody')}
      detail={error instanceof Error && !isMissing ? error.message : null}
    >
      <Button onClick={isMissing ? reload : reset}>{text('actions.retry')}</Button>
    </MessageScreen>
  )
}
