import { IconCheck } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import type { DraftState } from '../draft/draft-state.ts'
import { screenOf, type Step } from '../steps/steps.ts'
import { queryOf, useSteps } from '../steps/use-steps.ts'
import { useWords, type WordKey } from '../words/use-words.ts'
import classes from './steps.module.css'

/** Where one is: a bar and the number; on a small screen the list folds. */
export function StepProgress({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const { steps } = useSteps(state)
  const number = steps.indexOf(step) + 1
  return (
    <div className={classes.progress}>
      <p>{words('steps.count', { number, total: steps.length })}</p>
      <div className={classes.bar} aria-hidden>
        <span style={{ inlineSize: `${(number / steps.length) * 100}%` }} />
      </div>
      <details className={classes.fold}>
        <summary>{words('steps.all')}</summary>
        <StepList state={state} step={step} />
      </details>
    </div>
  )
}

export function StepList({ state, step }: { state: DraftState; step: Step }) {
  const words = useWords()
  const { steps } = useSteps(state)
  const groups = (['profile', 'application'] as const).map((screen) => ({
    title: words(`steps.groups.${groupOf[state.draft.side][screen]}`),
    steps: steps.filter((each) => each.screen === screen),
  }))
  return (
    <nav aria-label={words('steps.list')} className={classes.steps}>
      {groups.map(({ title, steps: ofGroup }) => (
        <div key={title}>
          <p className={classes.group}>{title}</p>
          <ol>
            {ofGroup.map((each) => (
              <StepEntry key={each.id} state={state} step={each} isHere={each === step} />
            ))}
          </ol>
        </div>
      ))}
    </nav>
  )
}

const groupOf = {
  employer: { profile: 'employerProfile', application: 'employerApplication' },
  employee: { profile: 'employeeProfile', application: 'employeeApplication' },
} as const

/** Pages up to the first unfinished one can be opened; later ones wait for their turn. */
function StepEntry({ state, step, isHere }: { state: DraftState; step: Step; isHere: boolean }) {
  const words = useWords()
  const { steps, isDone, reached } = useSteps(state)
  const at = steps.indexOf(step)
  const isPast = isDone[at] && at < reached && !isHere
  const title = words(`steps.${step.id}.title` as WordKey)
  return (
    <li className={classes.entry} data-here={isHere || undefined}>
      <span className={classes.mark} aria-hidden>
        {isPast ? <IconCheck size={14} stroke={2.5} /> : at + 1}
      </span>
      {at <= reached ? (
        <ScreenLink
          screen={screenOf(state.draft.side, step.screen)}
          query={queryOf(step)}
          aria-current={isHere ? 'step' : undefined}
        >
          {title}
        </ScreenLink>
      ) : (
        <span className={classes.later}>{title}</span>
      )}
      {isPast && <span className="only-spoken">{words('steps.done')}</span>}
    </li>
  )
}
