import { Button, CloseButton } from '@mantine/core'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import classes from './notice-line.module.css'
import { useEditor, type Notice } from './editor-context.ts'

/** In words why a change was not taken. */
export function useNoticeText() {
  const text = useText()
  const problem = useProblemText()
  const bilingual = useBilingual()
  return (notice: Notice): string => {
    if (notice.kind === 'problem') return problem(notice.error)
    if (notice.kind === 'meanwhile')
      return notice.by ? text('notice.meanwhileBy', { name: notice.by }) : text('notice.meanwhile')
    const nameOf = (which: string) => bilingual(notice.names[which] ?? null) || text('untitled')
    const names = { question: nameOf('question'), other: nameOf('other') }
    return text(`refusals.${notice.why}`, names)
  }
}

export function NoticeLine() {
  const text = useText()
  const kit = useKitText()
  const words = useNoticeText()
  const { notice, setNotice } = useEditor()
  return (
    <div role="alert" className={classes.alert} hidden={!notice}>
      {notice && (
        <>
          <p>{words(notice)}</p>
          {notice.kind === 'meanwhile' && notice.again && (
            <Button size="sm" variant="default" className={classes.again} onClick={notice.again}>
              {text('notice.again')}
            </Button>
          )}
          <CloseButton aria-label={kit('actions.close')} onClick={() => setNotice(null)} />
        </>
      )}
    </div>
  )
}
