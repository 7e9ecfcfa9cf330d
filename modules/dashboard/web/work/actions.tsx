import { IconPlayerTrackNext } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { PlaceLink } from '../PlaceLink.tsx'
import type { Place } from '../places.ts'

/** Where the whole of a list is. */
export function AllOf({ to, count }: { to: Place; count: number }) {
  const text = useText()
  return count > 0 && <PlaceLink to={to}>{text('work.all', { count })}</PlaceLink>
}

/** One after the other: what the screen is for. */
export function WorkThrough({ to, count }: { to: Place; count: number }) {
  const text = useText()
  if (count === 0) return null
  const address = { screen: to.screen, query: to.query } as Omit<
    ComponentProps<typeof ScreenButton>,
    'children'
  >
  return (
    <ScreenButton
      {...address}
      className="no-print"
      leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
    >
      {text('work.through', { count })}
    </ScreenButton>
  )
}
