import { useEffect, useState, type MouseEvent } from 'react'
import { scrollToPlace } from '../router/hash-scroll.ts'
import { useKitText } from '../text.ts'
import classes from './body.module.css'
import type { Section } from './sections.ts'

/** The sections of a record, always in reach; the one that is being read is marked. */
export function SectionIndex({ sections }: { sections: readonly Section[] }) {
  const text = useKitText()
  const read = useSectionRead(sections)
  const show =
    ({ id, element }: Section) =>
    (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (isInPanel(element)) element.scrollIntoView({ block: 'start' })
      else scrollToPlace(element)
      document.getElementById(id)?.focus({ preventScroll: true })
    }
  return (
    <nav className={`${classes.index} no-print`} aria-label={text('recordPane.sections')}>
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              aria-current={read === section.id ? 'true' : undefined}
              onClick={show(section)}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A panel scrolls by itself, beside the page. */
const isInPanel = (element: Element) => element.closest('[data-side-panel]') !== null

/** The last one whose head has passed the upper third of the window. */
function useSectionRead(sections: readonly Section[]): string | null {
  const [read, setRead] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3
      const passed = sections.filter(({ element }) => element.getBoundingClientRect().top < line)
      const isPage = !sections[0] || !isInPanel(sections[0].element)
      const isAtEnd =
        isPage && scrollY > 0 && innerHeight + scrollY >= document.body.scrollHeight - 2
      const last = isAtEnd ? sections.at(-1) : passed.at(-1)
      setRead((last ?? sections[0])?.id ?? null)
    }
    look()
    addEventListener('scroll', look, { passive: true, capture: true })
    return () => removeEventListener('scroll', look, { capture: true })
  }, [sections])
  return read
}
