import { IconCheck } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import type { DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords } from '../words/use-words.ts'
import classes from './steps.module.css'

interface Here {
  kind: FormKind
  state: DraftState
  step: Step
}

const placeIn = (steps: readonly Step[], { id }: Step) => steps.findIndex((each) => each.id === id)

/** Where one is: a bar and the number; on a small screen the list folds. */
export function StepProgress(here: Here) {
  const words = useWords()
  const { steps, canGrow } = useSteps(here.kind, here.state)
  const number = placeIn(steps, here.step) + 1
  return (
    <div className={classes.progress}>
      {canGrow ? (
        <p>{words('steps.number', { number })}</p>
      ) : (
        <>
          <p>{words('steps.count', { number, total: steps.length })}</p>
          <div className={classes.bar} aria-hidden>
            <span style={{ inlineSize: `${(number / steps.length) * 100}%` }} />
          </div>
        </>
      )}
      <details className={classes.fold}>
        <summary>{words('steps.all')}</summary>
        <StepList {...here} />
      </details>
    </div>
  )
}

export function StepList(here: Here) {
  const { kind, state } = here
  const words = useWords()
  const { steps } = useSteps(kind, state)
  const groups = kind.places.map(({ id, title }) => ({
    id,
    title,
    steps: steps.filter(({ place }) => place === id),
  }))
  return (
    <nav aria-label={words('steps.list')} className={classes.steps}>
      {groups.map(({ id, title, steps: ofGroup }) => (
        <div key={id}>
          <p className={classes.group}>{title}</p>
          <ol>
            {ofGroup.map((each) => (
              <StepEntry key={each.id} {...here} step={each} isHere={each.id === here.step.id} />
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}

/** Pages up to the first unfinished one can be opened; later ones wait for their turn. */
function StepEntry({ kind, state, step, isHere }: Here & { isHere: boolean }) {
  const words = useWords()
  const { steps, isDone, reached } = useSteps(kind, state)
  const at = placeIn(steps, step)
  const isPast = isDone[at] && at < reached && !isHere
  return (
    <li className={classes.entry} data-here={isHere || undefined}>
      <span className={classes.mark} aria-hidden>
        {isPast ? <IconCheck size={14} stroke={2.5} /> : at + 1}
      </span>
      {at <= reached ? (
        <ScreenLink
          screen={screenOf(kind, step.place)}
          query={queryOf(step)}
          aria-current={isHere ? 'step' : undefined}
        >
          {step.title}
        </ScreenLink>
      ) : (
        <span className={classes.later}>{step.title}</span>
      )}
      {isPast && <span className="only-spoken">{words('steps.done')}</span>}
    </li>
  )
}
