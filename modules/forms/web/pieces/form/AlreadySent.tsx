import { IconCircleCheck } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import type { AnyDraft, FormKind } from '../form-kind.ts'
import { useWords } from '../words/use-words.ts'
import classes from './form.module.css'

/** In place of the pages of a form that is in: going back does not send it again. */
export function AlreadySent({ kind, draft }: { kind: FormKind; draft: AnyDraft }) {
  const words = useWords()
  return (
    <MessageScreen
      mark={<IconCircleCheck size={34} stroke={1.5} />}
      title={words('already.title')}
      body={kind.useAlreadySent(draft)}
    >
      <ScreenLink screen={kind.completed} className={classes.target}>
        {words('problems.show')}
      </ScreenLink>
    </MessageScreen>
  )
}
