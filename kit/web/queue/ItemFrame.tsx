import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { phone } from './QueueActBar.tsx'
import classes from './queue.module.css'

/**
 * What is looked at, and the bar below it. On a phone the bar stands at the bottom of the window,
 * outside of what measures itself.
 */
export function ItemFrame(props: { label?: string; bar: ReactNode; children: ReactNode }) {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false })
  return (
    <>
      <section className={`surface ${classes.item}`} aria-label={props.label}>
        {props.children}
        {!isPhone && props.bar}
      </section>
      {isPhone && props.bar}
    </>
  )
}
