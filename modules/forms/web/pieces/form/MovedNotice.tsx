import { Button } from '@mantine/core'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { changeDraftOf, type DraftState } from '../draft/draft-state.ts'
import { Notice } from '../fields/Notice.tsx'
import type { FormKind } from '../form-kind.ts'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** Says once what newer questions mean for what was answered. */
export function MovedNotice({ kind, state }: { kind: FormKind; state: DraftState }) {
  const words = useWords()
  const { moved, form } = state
  const { steps } = useSteps(kind, state)
  const ids = moved ? [...moved.reopened, ...moved.added] : []
  const again = form.sections.filter(({ id }) => ids.includes(id))
  return (
    <Notice tone="info">
      {moved && (
        <div className={classes.moved}>
          <strong>{words('moved.title')}</strong>
          {again.length > 0 && (
            <>
              <p>{words('moved.again')}</p>
              <ul className={classes.movedPages}>
                {again.map(({ id, title }) => (
                  <li key={id}>
                    <PageLink
                      kind={kind}
                      title={title}
                      step={steps.find((each) => each.id === id)}
                    />
                  </li>
                ))}
              </ul>
            </>
          )}
          {moved.setAside.length > 0 && (
            <p>{words('moved.setAside', { questions: moved.setAside.join(' · ') })}</p>
          )}
          <Button
            variant="default"
            size="md"
            onClick={() => changeDraftOf(kind, () => ({ moved: null }))}
          >
            {words('moved.seen')}
          </Button>
        </div>
      )}
    </Notice>
  )
}

function PageLink(props: { kind: FormKind; title: string; step: Step | undefined }) {
  const { kind, title, step } = props
  if (!step) return title
  return (
    <ScreenLink screen={screenOf(kind, step.place)} query={queryOf(step)}>
      {title}
    </ScreenLink>
  )
}
