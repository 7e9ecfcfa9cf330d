import { Button } from '@mantine/core'
import { useState } from 'react'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useGo } from '#kit/web/go.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { Side } from '../../contract/sides.ts'
import type { PublicForm } from '#modules/forms/contract/public-form.ts'
import { writeStored } from '#kit/web/browser-storage.ts'
import { textOf } from '#modules/forms/web/pieces/draft/answers.ts'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import { forgetDraft } from '#modules/forms/web/pieces/draft/open-draft.ts'
import { screenOf } from '#modules/forms/web/pieces/steps/steps.ts'
import { formOf } from '../kinds/applicants-forms.tsx'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { useWords } from '../words/use-words.ts'
import classes from './start.module.css'

/** Whoever returns on the same device goes on at once where they stopped. */
export function Resume({ side }: { side: Side }) {
  const words = useWords()
  const bilingual = useBilingual()
  const { moment } = useFormats()
  const go = useGo()
  const kind = formOf({ side })
  const state = kind.store.use()
  const [, forgotten] = useState(0)
  const kept = state ?? readMirror(kind)
  if (!kept) return null
  const { draft, typed } = kept
  if (draft.submitted) return <Sent side={side} reference={draft.submitted.reference} />
  const step = textOf(typed['step'])
  const place = placeOf(kept.form, step)
  const discard = async () => {
    const title = words('start.discardTitle')
    const body = words('start.discardBody')
    if (!(await confirmAct({ title, body, verb: words('start.discard'), danger: true }))) return
    forgetDraft(kind)
    if (side === 'employer') writeStored('programId', null)
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
          onClick={() =>
            void go(screenOf(kind, place), { query: step ? { step } : { draft: kept.token } })
          }
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

/** On which of the form's screens a page is; the check is on the last one. */
const placeOf = (form: PublicForm | undefined, step: string) =>
  form?.sections.find(({ id }) => id === step)?.place ?? (step ? 'application' : 'profile')

function Sent({ side, reference }: { side: Side; reference: string }) {
  const words = useWords()
  const go = useGo()
  return (
    <section className={classes.resume}>
      <h2>{words('start.sentTitle')}</h2>
      {side === 'employer' && <p>{words('start.sentBody', { reference })}</p>}
      <Button variant="default" size="md" onClick={() => void go(formOf({ side }).completed)}>
        {words('start.sentShow')}
      </Button>
    </section>
  )
}
