import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { IconMoodSad } from '@tabler/icons-react'
import { useKitText } from '../text.ts'
import { MessageScreen } from './MessageScreen.tsx'

/** In place of a screen that broke; what is around it stays. */
export function FailedScreen({ error, reset }: ErrorComponentProps) {
  const text = useKitText()
  return (
    <MessageScreen
      mark={<IconMoodSad size={36} stroke={1.5} />}
      title={text('states.errorTitle')}
      body={text('states.errorBody')}
      detail={error instanceof Error ? error.message : null}
    >
      <Button onClick={reset}>{text('actions.retry')}</Button>
    </MessageScreen>
  )
}
