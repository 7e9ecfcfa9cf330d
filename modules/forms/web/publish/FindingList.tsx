import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { FormDraft } from '../../contract/forms.endpoints.ts'
import { formsScreens } from '../../contract/forms.screens.ts'
import { useEditor } from '../editor/editor-context.ts'
import { questionIn, sectionIn } from '../editor/find.ts'
import classes from './publish.module.css'

type Finding = FormDraft['findings'][number]

/** In words what stands in the way of publishing, and about which question. */
export function useFindingWords() {
  const text = useText()
  const bilingual = useBilingual()
  const { form, definition } = useEditor()
  const nameOf = (id: string): string => {
    const field = form.catalogue.find(({ name }) => name === id)
    const found = questionIn(definition, id)?.label ?? sectionIn(definition, id)?.title
    return bilingual(found ?? field?.label ?? null) || text('untitled')
  }
  return {
    nameOf,
    words: ({ code, about, part, number = 0 }: Finding): string => {
      const of = (finding: string) =>
        part
          ? text('findingPart', { part: text(`findingParts.${part}`, { number }), finding })
          : finding
      const isLanguage = about === 'en' || about === 'fr'
      const key = isLanguage ? `findings.${code}.${about}` : `findings.${code}`
      if (typeof about === 'object') return text(key, { about: bilingual(about) })
      return of(
        text(key, { about: code === 'unknownEffect' ? (about ?? '') : nameOf(about ?? '') }),
      )
    },
  }
}

/** What is still to be mended here. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { words } = useFindingWords()
  if (findings.length === 0) return null
  return (
    <ul className={classes.findings}>
      {findings.map((finding, at) => (
        <li key={at}>{words(finding)}</li>
      ))}
    </ul>
  )
}

/** The same for the whole form; each leads to its place. */
export function FindingLinks({ findings }: { findings: readonly Finding[] }) {
  const { form } = useEditor()
  const { words, nameOf } = useFindingWords()
  const params = { id: form.program.id, formId: form.purpose }
  return (
    <ul className={classes.findings}>
      {findings.map((finding, at) => (
        <li key={at}>
          {finding.id ? (
            <ScreenLink
              screen={formsScreens.programForm}
              params={params}
              query={{ at: finding.id }}
            >
              {nameOf(finding.id)}
            </ScreenLink>
          ) : null}
          {finding.id ? ' – ' : ''}
          {words(finding)}
        </li>
      ))}
    </ul>
  )
}
