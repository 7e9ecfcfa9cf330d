import { Button } from '@mantine/core'
import { useKitText } from '../text.ts'
import classes from './PartProblem.module.css'
import { useProblemText } from './problem-text.ts'

/** In the line where a small part of a record would stand: that it could not be loaded, and another try. */
export function PartProblem(props: { what: string; error: unknown; retry: () => void }) {
  const text = useKitText()
  const words = useProblemText()
  return (
    <p role="alert" className={classes.problem}>
      <span>
        <strong>{props.what}</strong> {words(props.error)}
      </span>
      <Button variant="subtle" size="compact-sm" onClick={props.retry}>
        {text('actions.retry')}
      </Button>
    </p>
  )
}
