import { createContext, use, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { RegisterSection } from '../record/sections.ts'
import classes from './form.module.css'
import own from './section.module.css'

/** The index of a long form, which its sections stand in. */
export const FormSectionsContext = createContext<RegisterSection | null>(null)

/** Fields that belong together: a heading above the inputs. */
export function FormSection(props: { title: string; intro?: string; children: ReactNode }) {
  const { title } = props
  const id = useId()
  const element = useRef<HTMLElement>(null)
  const register = use(FormSectionsContext)
  useLayoutEffect(() => {
    if (register && element.current) return register({ id, title, element: element.current })
  }, [register, id, title])
  return (
    <section ref={element} id={id} tabIndex={-1} className={`surface ${own.section}`}>
      <header>
        <h2 className={own.sectionTitle}>{title}</h2>
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
