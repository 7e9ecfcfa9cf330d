import { Button } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import { useFocusedHeading } from './use-focused-heading.ts'
import classes from './try-out.module.css'

/** After the last page. */
export function TryOutEnd({ startOver }: { startOver: () => void }) {
  const text = useText('forms')
  const heading = useFocusedHeading(true)
  return (
    <section className={classes.end}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {text('tryOut.endTitle')}
      </h2>
      <p>{text('tryOut.endBody')}</p>
      <Button variant="default" size="lg" onClick={startOver}>
        {text('tryOut.again')}
      </Button>
    </section>
  )
}
