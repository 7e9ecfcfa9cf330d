import { Button, NativeSelect } from '@mantine/core'
import { Suspense, use, useMemo, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { languages, type Language } from '#kit/contract/strings.ts'
import { localeOf, useLanguage } from '#kit/web/language.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { projectForm } from '../../contract/project.ts'
import { useEditor } from '../editor/editor-context.ts'
import classes from './preview.module.css'
import type { DraftState } from '../pieces/draft/draft-state.ts'
import { stepsOf } from '../pieces/steps/steps.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { previewKind } from './preview-kind.ts'
import { usePreviewState } from './use-preview-state.ts'
import { wordsOf } from './words-of.ts'

/** The form as a phone shows it, in either language; what is typed here is gone with the page. */
export function Preview() {
  const text = useText()
  const kit = useKitText()
  const own = useLanguage()
  const { at } = useEditor()
  const [language, setLanguage] = useState<Language>(own)
  const { kind, state } = usePreviewForm(language)
  const { steps, asked } = useSteps(kind, state, language)
  const [page, setPage] = useState(() => pageOf(steps, at))
  const step = steps.find(({ id }) => id === page) ?? steps[0]
  const turn = (by: -1 | 1) => {
    const next = steps[steps.findIndex((each) => each.id === step?.id) + by]
    if (next) setPage(next.id)
  }
  return (
    <section className={classes.preview} aria-label={text('preview.title')}>
      <p className="quiet">{text('preview.note')}</p>
      <div className={classes.previewTools}>
        <div role="group" aria-label={text('preview.language')} className={classes.languages}>
          {languages.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === language ? 'light' : 'default'}
              aria-pressed={each === language}
              onClick={() => setLanguage(each)}
            >
              {kit(each === 'en' ? 'form.english' : 'form.french')}
            </Button>
          ))}
        </div>
        <NativeSelect
          aria-label={text('preview.page')}
          value={step?.id ?? ''}
          onChange={(event) => setPage(event.currentTarget.value)}
          data={steps.map(({ id, title }) => ({
            value: id,
            label: title || text('untitledSection'),
          }))}
        />
      </div>
      <div className={classes.phone} lang={language}>
        {step && (
          <Suspense>
            <Spoken language={language}>
              <PreviewPage key={step.id} kind={kind} step={step} turn={turn} answers={asked} />
            </Spoken>
          </Suspense>
        )}
      </div>
      <Hidden state={state} steps={steps} />
    </section>
  )
}

/** What is inside speaks the language of the preview, whichever the page is in. */
function Spoken({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <IntlProvider locale={localeOf(language)} messages={use(wordsOf(language))}>
      {children}
    </IntlProvider>
  )
}

function usePreviewForm(language: Language) {
  const { form: record, definition } = useEditor()
  const form = useMemo(
    () => projectForm(definition, { catalogue: record.catalogue, language }),
    [definition, record.catalogue, language],
  )
  const [kind] = useState(() => previewKind(record, form))
  return { kind, state: usePreviewState(kind, form, language) }
}

type Kind = ReturnType<typeof previewKind>

function useSteps(kind: Kind, state: DraftState, language: Language) {
  const { steps, answers } = stepsOf(kind, state, { language, checkTitle: '' })
  return { steps: steps.filter(({ id }) => id !== 'check'), asked: answers }
}

/** The page of what is open in the editor. */
const pageOf = (steps: ReturnType<typeof useSteps>['steps'], at: string | null): string =>
  steps.find(({ id, questions }) => id === at || questions.some((each) => each.id === at))?.id ??
  steps[0]?.id ??
  ''

/** What these answers leave out, so that a condition can be tried. */
function Hidden(props: { state: DraftState; steps: ReturnType<typeof useSteps>['steps'] }) {
  const text = useText()
  const shown = new Set(props.steps.flatMap(({ questions }) => questions.map(({ id }) => id)))
  const hidden = props.state.form.sections
    .flatMap(({ questions }) => questions)
    .filter(({ id, kind }) => !shown.has(id) && kind !== 'documents')
  if (hidden.length === 0) return null
  return (
    <div>
      <h3 className={classes.small}>{text('preview.hidden')}</h3>
      <ul>
        {hidden.map(({ id, label }) => (
          <li key={id}>{label || text('untitled')}</li>
        ))}
      </ul>
    </div>
  )
}
