import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { recoverFocus } from '#kit/web/lost-focus.ts'
import classes from './CardScreen.module.css'

/**
 * A screen of one card with a short form: what visitors see before they are let in. When one card
 * takes the place of another, its title is where one reads on.
 */
export function CardScreen(props: { title: string; intro?: ReactNode; children?: ReactNode }) {
  const { title } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (title) recoverFocus(heading.current)
  }, [title])
  return (
    <section className={classes.card}>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {props.intro && <p className={classes.intro}>{props.intro}</p>}
      {props.children}
    </section>
  )
}

/** Ways on from the card, below its form. */
export const CardLinks = ({ children }: { children: ReactNode }) => (
  <p className={classes.links}>{children}</p>
)
