import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import type { ReactNode } from 'react'
import classes from './CardScreen.module.css'

/** A screen of one card with a short form: what visitors see before they are let in. */
export function CardScreen(props: { title: string; intro?: ReactNode; children?: ReactNode }) {
  return (
    <section className={classes.card}>
      <h1 className={classes.title}>{props.title}</h1>
      {props.intro && <p className={classes.intro}>{props.intro}</p>}
      {props.children}
    </section>
  )
}

/** Ways on from the card, below its form. */
export const CardLinks = ({ children }: { children: ReactNode }) => (
  <p className={classes.links}>{children}</p>
)
