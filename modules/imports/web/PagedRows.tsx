import { Button } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import classes from './imports.module.css'

interface Props {
  part: { previous: (() => void) | null; next: (() => void) | null }
}

export function PagedRows({ part: { previous, next } }: Props) {
  const text = useText()
  if (!previous && !next) return null
  return (
    <div className={`${classes.buttons} no-print`}>
      {previous && (
        <Button variant="default" onClick={previous}>
          {text('rows.previous')}
        </Button>
      )}
      {next && (
        <Button variant="default" onClick={next}>
          {text('rows.next')}
        </Button>
      )}
    </div>
  )
}
