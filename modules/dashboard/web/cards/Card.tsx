import { useId, type ReactNode } from 'react'
import { useText } from '#kit/web/text.ts'
import classes from './card.module.css'
import { PlaceLink } from '../PlaceLink.tsx'
import type { Place } from '../places.ts'

/** Something that is good to know beside the work, and the way to the whole of it. */
export function Card(props: { name: string; all?: Place; count?: number; children: ReactNode }) {
  const text = useText()
  const id = useId()
  const { name, all, count = 0 } = props
  return (
    <section className={`surface ${classes.card}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{text(`cards.${name}.title`, { count })}</h2>
        {all && count > 0 && <PlaceLink to={all}>{text('work.all', { count })}</PlaceLink>}
      </header>
      {props.children}
    </section>
  )
}

export function NothingOf({ name }: { name: string }) {
  const text = useText()
  return <p className={classes.empty}>{text(`cards.${name}.empty`)}</p>
}
