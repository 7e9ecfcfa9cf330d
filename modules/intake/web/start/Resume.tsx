import { Button } from '@mantine/core'
import { useState } from 'react'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Side } from '../../contract/intake.ts'
import { useDraftOf } from '../draft/draft-state.ts'
import { readMirror } from '../draft/mirror.ts'
import { forgetDraft } from '../draft/open-draft.ts'
import { completedScreenOf, screenOf, stepsOf } from '../steps/steps.ts'
import { queryOf } from '../steps/use-steps.ts'
import { useFormats, useWords } from '../words/use-words.ts'
import classes from './start.module.css'

/** Whoever returns on the same device goes on at once where they stopped. */
export function Resume({ side }: { side: Side }) {
  const words = useWords()
  const bilingual = useBilingual()
  const { moment } = useFormats()
  const go = useGo()
  const state = useDraftOf(side)
  const [, forgotten] = useState(0)
  const kept = state ?? readMirror(side)
  if (!kept) return null
  const { draft, typed } = kept
  if (draft.submitted) return <Sent side={side} reference={draft.submitted.reference} />
  const step = stepsOf(draft).find(({ id }) => id === typed['step']) ?? stepsOf(draft)[0]!
  const discard = async () => {
    const title = words('start.discardTitle')
    const body = words('start.discardBody')
    if (!(await confirmAct({ title, body, verb: words('start.discard'), danger: true }))) return
    forgetDraft(side)
    forgotten((count) => count + 1)
  }
  return (
    <section className={classes.resume}>
      <h2>{words(side === 'employer' ? 'start.resumeTitle' : 'invitation.resumeTitle')}</h2>
      <p>
        {words('start.resumeBody', {
          program: bilingual(draft.program.name),
          when: moment(draft.savedAt),
        })}
      </p>
      <div className={classes.actions}>
        <Button
          size="md"
          onClick={() => void go(screenOf(side, step.screen), { query: queryOf(step) })}
        >
          {words('start.resume')}
        </Button>
        <Button variant="subtle" size="md" onClick={() => void discard()}>
          {words('start.discard')}
        </Button>
      </div>
    </section>
  )
}

function Sent({ side, reference }: { side: Side; reference: string }) {
  const words = useWords()
  const go = useGo()
  return (
    <section className={classes.resume}>
      <h2>{words('start.sentTitle')}</h2>
      {side === 'employer' && <p>{words('start.sentBody', { reference })}</p>}
      <Button variant="default" size="md" onClick={() => void go(completedScreenOf(side))}>
        {words('start.sentShow')}
      </Button>
    </section>
  )
}
