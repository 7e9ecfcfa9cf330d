import { Link } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'
import { pathTo, type Target } from './go.ts'
import { maySee } from '#kit/contract/may-see.ts'
import { useOpenScreen } from './router/address.ts'
import { openingOf } from './router/opening.ts'
import { useSession } from './session.ts'

type Props<P extends `/${string}`> = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  screen: Pick<Screen, 'over' | 'subject' | 'public'> & { path: P }
  children?: ReactNode
  /** What is being done here stays as it is. */
  newTab?: boolean
} & Target<P>

/** A link to a screen; who may not open it sees its text alone. */
export function ScreenLink<P extends `/${string}`>({
  screen,
  params,
  query,
  newTab,
  ...rest
}: Props<P>) {
  const session = useSession()
  const opening = openingOf(screen, useOpenScreen())
  if (!screen.public && !maySee(session, screen)) return <span>{rest.children}</span>
  return (
    <Link
      to={pathTo(screen, { params })}
      search={query ?? {}}
      {...opening}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...(rest as object)}
    />
  )
}
