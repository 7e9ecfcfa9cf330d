import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { answersEndpoints } from '../contract/answers.endpoints.ts'
import { answersScreens } from '../contract/answers.screens.ts'
import { formsScreens } from '../contract/forms.screens.ts'
import { EditPanel } from './editor/EditPanel.tsx'
import { useEditor } from './editor/editor-context.ts'
import classes from './form-tabs.module.css'
import { PublishPanel } from './publish/PublishPanel.tsx'
import { Versions } from './publish/Versions.tsx'

const Preview = lazy(() => import('./preview/Preview.tsx').then((m) => ({ default: m.Preview })))

const tabs = ['edit', 'preview', 'publish', 'versions'] as const
type Tab = (typeof tabs)[number]

/** The parts of a form, and beside them what was answered to it. */
export function FormTabs() {
  const text = useText()
  const { form, at } = useEditor()
  const { show = 'edit' } = useScreenParams() as { show?: Tab }
  const params = { id: form.program.id, formId: form.purpose }
  const bar = useRef<HTMLElement>(null)
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    bar.current?.children[tabs.indexOf(show)]?.scrollIntoView({
      block: 'nearest',
      inline: 'nearest',
    })
  }, [show])
  return (
    <>
      <nav ref={bar} aria-label={text('record.parts')} className={`${classes.tabs} no-print`}>
        {tabs.map((each) => (
          <ScreenLink
            key={each}
            screen={formsScreens.programForm}
            params={params}
            query={{ ...(at ? { at } : {}), show: each }}
            aria-current={show === each ? 'page' : undefined}
          >
            {text(`record.tabs.${each}`)}
          </ScreenLink>
        ))}
        <ToAnswers params={params} />
      </nav>
      <Suspense fallback={<Skeleton height={320} />}>
        {show === 'preview' && <Preview />}
        {show === 'publish' && <PublishPanel />}
        {show === 'versions' && <Versions />}
        {show === 'edit' && <EditPanel />}
      </Suspense>
    </>
  )
}

/** With how many there are for this person to read. */
function ToAnswers({ params }: { params: { id: string; formId: string } }) {
  const text = useText()
  const { data } = useAnswer(answersEndpoints.listAnswers, { params, query: { perPage: '10' } })
  const count = data?.meta.total ?? 0
  return (
    <ScreenLink screen={answersScreens.formAnswers} params={params}>
      {count > 0 ? text('record.answersOf', { count }) : text('record.answers')}
    </ScreenLink>
  )
}
