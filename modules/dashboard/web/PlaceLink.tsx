import type { ComponentProps, ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import type { Place } from './places.ts'

/** A link to a list as a number counts it; who may not open it reads its words alone. */
export function PlaceLink(props: {
  to: Place
  className?: string | undefined
  children: ReactNode
}) {
  const { to, ...rest } = props
  const address = { screen: to.screen, query: to.query } as ComponentProps<typeof ScreenLink>
  return <ScreenLink {...address} {...rest} />
}
