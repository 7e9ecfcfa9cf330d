import { Button } from '@mantine/core'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { changeDraftOf, type DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import classes from './moved.module.css'

interface Shown {
  kind: FormKind
  state: DraftState
  moved: NonNullable<DraftState['moved']>
}

/** The pages to look at again, and what was set aside. */
export function MovedPages({ kind, state, moved }: Shown) {
  const words = useWords()
  const { steps } = useSteps(kind, state)
  const ids = [...moved.reopened, ...moved.added]
  const again = state.form.sections.filter(({ id }) => ids.includes(id))
  return (
    <div className={classes.moved}>
      <strong>{words('moved.title')}</strong>
      {again.length > 0 && (
        <>
          <p>{words('moved.again')}</p>
          <ul className={classes.pages}>
            {again.map(({ id, title }) => (
              <li key={id}>
                <PageLink kind={kind} title={title} step={steps.find((each) => each.id === id)} />
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
