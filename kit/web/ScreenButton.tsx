import { Button, type ButtonProps } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'
import { pathTo, type Target } from './go.ts'
import { maySee } from '#kit/contract/may-see.ts'
import { useOpenScreen } from './router/address.ts'
import { openingOf } from './router/opening.ts'
import { useSession } from './session.ts'

type Props<P extends `/${string}`> = ButtonProps & {
  screen: Pick<Screen, 'over' | 'subject' | 'public'> & { path: P }
  children: ReactNode
} & Target<P>

/** A link to a screen that looks like a button; who may not open the screen does not see it. */
export function ScreenButton<P extends `/${string}`>({ screen, params, query, ...look }: Props<P>) {
  const session = useSession()
  const opening = openingOf(screen, useOpenScreen())
  if (!screen.public && !maySee(session, screen)) return null
  const address = { to: pathTo(screen, { params }), search: (query ?? {}) as never }
  return <Button component={Link} {...address} {...opening} {...(look as object)} />
}
