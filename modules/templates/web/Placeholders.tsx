import { useEffect, useId, useRef } from 'react'
import { plainText } from '#kit/web/form/plain-text.ts'
import { inputId, useFormAround } from '#kit/web/form/form-context.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import type { Placeholder } from '../contract/templates.endpoints.ts'
import classes from './templates.module.css'

/** What the text may name; pressed, it is put where one last wrote. */
export function Placeholders({ of }: { of: readonly Placeholder[] }) {
  const text = useText()
  const bilingual = useBilingual()
  const heading = useId()
  const insert = useInsertion()
  return (
    <section className={`surface no-print ${classes.placeholders}`} aria-labelledby={heading}>
      <h2 id={heading}>{text('form.placeholders')}</h2>
      <p className="quiet">{text('form.placeholdersHint')}</p>
      <ul>
        {of.map(({ name, sample, isNeeded }) => (
          <li key={name}>
            <button type="button" onClick={() => insert(`{${name}}`)}>
              {text('form.insert', { name: text(`placeholders.${name}`) })}
            </button>
            <code>{`{${name}}`}</code>
            <span className="quiet">
              {isNeeded ? text('form.isNeeded') : bilingual(sample).split('\n')[0]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Typing = HTMLInputElement | HTMLTextAreaElement

/** Puts a text where the cursor of the form last was; else at the end of the text in English. */
function useInsertion() {
  const form = useFormAround()
  const last = useRef<{ name: string; element: Typing } | null>(null)
  useEffect(() => {
    const hear = ({ target }: FocusEvent) => {
      const name = Object.keys(template.fields).find(
        (field) => (target as Element).id === inputId(field),
      )
      if (name) last.current = { name, element: target as Typing }
    }
    document.addEventListener('focusin', hear)
    return () => document.removeEventListener('focusin', hear)
  }, [])
  return (inserted: string) => {
    const element = document.getElementById(inputId('enBody')) as Typing | null
    const at = last.current ?? (element && { name: 'enBody', element })
    if (!at) return
    const typed = plainText(form.values[at.name])
    const from = at.element.selectionStart ?? typed.length
    const to = at.element.selectionEnd ?? from
    form.set(at.name, `${typed.slice(0, from)}${inserted}${typed.slice(to)}`)
    at.element.focus()
    // The cursor stands behind it once the field shows it.
    requestAnimationFrame(() =>
      at.element.setSelectionRange(from + inserted.length, from + inserted.length),
    )
  }
}
