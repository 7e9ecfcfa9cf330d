import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { ApiProblem } from '../api-problem.ts'
import { useKitText } from '../text.ts'
import { useProblemText } from './problem-text.ts'
import classes from './states.module.css'

/** In place of what could not be loaded: plain words, another try, a reference for support. */
export function ProblemState({ error, retry }: { error: unknown; retry?: () => void }) {
  const text = useKitText()
  const words = useProblemText()
  const id = error instanceof ApiProblem ? error.problem.requestId : ''
  return (
    <div className={classes.state} role="alert">
      <div className={classes.mark} data-tone="danger" aria-hidden>
        <IconCloudOff size={28} stroke={1.5} />
      </div>
      <h2 className={classes.title}>{text('states.errorTitle')}</h2>
      <p className={classes.body}>{words(error)}</p>
      {id && <p className={classes.detail}>{text('states.reference', { id })}</p>}
      {retry && (
        <div className={classes.actions}>
          <Button variant="default" onClick={retry}>
            {text('actions.retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
