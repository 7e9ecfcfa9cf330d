import { IconCircleCheck } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import type { Draft, Side } from '../../contract/intake.ts'
import { completedScreenOf } from '../steps/steps.ts'
import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** In place of the pages of a form that is in: going back does not send it again. */
export function AlreadySent({
  side,
  submitted,
}: {
  side: Side
  submitted: NonNullable<Draft['submitted']>
}) {
  const words = useWords()
  return (
    <MessageScreen
      mark={<IconCircleCheck size={34} stroke={1.5} />}
      title={words('already.title')}
      body={words('already.body', { reference: submitted.reference })}
    >
      <ScreenLink screen={completedScreenOf(side)} className={classes.target}>
        {words('problems.show')}
      </ScreenLink>
    </MessageScreen>
  )
}
