import { Button } from '@mantine/core'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { FormDraft } from '../../contract/forms.endpoints.ts'
import { formsScreens } from '../../contract/forms.screens.ts'
import { useEditor } from '../editor/editor-context.ts'
import { sectionIn } from '../editor/find.ts'
import { askedBefore, useBringingBack } from '../editor/use-bringing-back.ts'
import { useQuestionNames } from '../question-names.ts'
import classes from './publish.module.css'

type Finding = FormDraft['findings'][number]

/** In words what stands in the way of publishing, and about which question. */
export function useFindingWords() {
  const text = useText()
  const bilingual = useBilingual()
  const { form, definition } = useEditor()
  const names = useQuestionNames(definition)
  const nameOf = (id: string): string => {
    const known = names.get(id)?.name
    if (known) return known
    const found = sectionIn(definition, id)?.title ?? askedBefore(form, id)?.label
    return bilingual(found ?? null) || text('untitled')
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
          {words(finding)} <BringBack finding={finding} />
        </li>
      ))}
    </ul>
  )
}

/** Asks again for what is missing, where it was or among the last. */
function BringBack({ finding: { code, field, about } }: { finding: Finding }) {
  const text = useText()
  const { form, mayEdit } = useEditor()
  const bringBack = useBringingBack()
  const { nameOf } = useFindingWords()
  const id = field ?? (code === 'showRefersRetired' && typeof about === 'string' ? about : null)
  const question = id && askedBefore(form, id)
  if (!question || !mayEdit) return null
  return (
    <Button size="compact-sm" variant="default" onClick={() => void bringBack(question)}>
      {text('retired.bringBack', { question: nameOf(question.id) })}
    </Button>
  )
}

/** What can be published, and may not be meant so. */
export function WarningList({ of }: { of?: string }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form } = useEditor()
  const { nameOf } = useFindingWords()
  const warnings = (form.draft?.warnings ?? []).filter(({ id }) => of === undefined || id === of)
  if (warnings.length === 0) return null
  const params = { id: form.program.id, formId: form.purpose }
  return (
    <ul className={classes.warnings}>
      {warnings.map(({ code, id, about }) => (
        <li key={code + id}>
          {of === undefined && (
            <>
              <ScreenLink screen={formsScreens.programForm} params={params} query={{ at: id }}>
                {nameOf(id)}
              </ScreenLink>
              {' – '}
            </>
          )}
          {text(`warnings.${code}`, { about: bilingual(about) })}
        </li>
      ))}
    </ul>
  )
}
