import type { ReactNode } from 'react'
import classes from './form.module.css'

/** Fields that belong together: a heading above the inputs. */
export function FormSection(props: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className={`surface ${classes.section}`}>
      <header>
        <h2 className={classes.sectionTitle}>{props.title}</h2>
        {props.intro && <p className={classes.help}>{props.intro}</p>}
      </header>
      <div className={classes.fields}>{props.children}</div>
    </section>
  )
}

/** Takes the whole width of a section, or of a dialog. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>
}
