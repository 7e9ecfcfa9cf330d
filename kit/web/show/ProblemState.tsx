import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { ApiProblem } from '../api-problem.ts'
import { useKitText } from '../text.ts'
import { useProblemText } from './problem-text.ts'
import classes from './states.module.css'

/** In place of what could not be loaded: plain words, another try, a reference for support. */
export function ProblemState(props: {
  error: unknown
  retry?: () => void
  /** It stands for the screen, not for a part of it. */
  isScreen?: boolean
}) {
  const { error, retry, isScreen } = props
  const text = useKitText()
  const words = useProblemText()
  const id = error instanceof ApiProblem ? error.problem.requestId : ''
  const Title = isScreen ? 'h1' : 'h2'
  return (
    <div className={classes.state} role="alert">
      <div className={classes.mark} data-tone="danger" aria-hidden>
        <IconCloudOff size={28} stroke={1.5} />
      </div>
      <Title className={classes.title}>{text('states.errorTitle')}</Title>
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
