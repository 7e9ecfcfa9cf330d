import { Loader, type MantineSize } from '@mantine/core'
import { useKitText } from '../text.ts'

/** Something is being fetched whose size is not known; where it is, `WaitingPart` keeps its room. */
export function Loading({ size, centred }: { size?: MantineSize; centred?: boolean }) {
  const text = useKitText()
  return (
    <Loader
      role="status"
      aria-label={text('states.loading')}
      {...(size && { size })}
      {...(centred && { m: 'auto' })}
    />
  )
}
