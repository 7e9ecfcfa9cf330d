import type { ReactNode } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import classes from './rows.module.css'

interface WorkLineProps {
  /** The record at which the work is done. */
  address: {
    screen: Screen & { path: `/${string}/{id}` }
    params: { id: string }
    query?: Record<string, string>
  }
  name: string
  /** Below the name, what it is about. */
  about: ReactNode
  /** The word of what is done there. */
  step: string
  /** Up to two columns between the name and the step. */
  children?: ReactNode
}

/** One piece of work: its name and its step both lead to where it is done. */
export function WorkLine({ address, name, about, step, children }: WorkLineProps) {
  const text = useText()
  return (
    <>
      <div className={classes.who}>
        <ScreenLink {...address}>{name}</ScreenLink>
        <span className="quiet">{about}</span>
      </div>
      {children}
      <ScreenButton
        {...address}
        variant="default"
        px="sm"
        className={`no-print ${classes.act}`}
        aria-label={text('steps.of', { step, name })}
      >
        {step}
      </ScreenButton>
    </>
  )
}
