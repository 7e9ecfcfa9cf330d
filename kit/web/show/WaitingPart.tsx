import { Skeleton } from '@mantine/core'
import { useKitText } from '../text.ts'

/** In place of a part of a screen that is still to come. */
export function WaitingPart({ height = 160 }: { height?: number }) {
  const text = useKitText()
  return (
    <div role="status" aria-label={text('states.loading')}>
      <Skeleton height={height} />
    </div>
  )
}
