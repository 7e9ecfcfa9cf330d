import { Button } from '@mantine/core'
import { useWords } from '../words/use-words.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import classes from './try-out.module.css'

/** After the last page: where the form itself is. */
export function TryOutEnd({ startOver }: { startOver: () => void }) {
  const words = useWords()
  const heading = useFocusedHeading(true)
  return (
    <section className={classes.end}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {words('tryOut.endTitle')}
      </h2>
      <p>{words('tryOut.endBody')}</p>
      <Button variant="default" size="lg" onClick={startOver}>
        {words('tryOut.again')}
      </Button>
    </section>
  )
}
