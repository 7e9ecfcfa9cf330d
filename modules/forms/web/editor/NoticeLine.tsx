import { Button, CloseButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
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
  const gone = useGoneText()
  return (notice: Notice): string => {
    if (notice.kind === 'problem') return problem(notice.error)
    if (notice.kind === 'incomplete') return text('notice.incomplete')
    if (notice.kind === 'gone') return gone(notice)
    if (notice.kind === 'meanwhile')
      return notice.by ? text('notice.meanwhileBy', { name: notice.by }) : text('notice.meanwhile')
    const nameOf = (which: string) => bilingual(notice.names[which] ?? null) || text('untitled')
    const names = { question: nameOf('question'), other: nameOf('other') }
    return text(`refusals.${notice.why}`, names)
  }
}

/** Who published the draft that is not there any more, and when; else it was discarded. */
function useGoneText() {
  const text = useText()
  const locale = useLocale()
  return ({ number, published }: Extract<Notice, { kind: 'gone' }>): string => {
    if (!published || number === null || published.number < number) return text('notice.discarded')
    const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const at = when.format(new Date(published.at))
    return text('notice.published', {
      number: published.number,
      name: published.by?.name ?? text('versions.product'),
      when: at,
    })
  }
}

/** Where to read what is still to be completed. */
export const findingsId = 'findings-title'
const toFindings = () => {
  const title = document.getElementById(findingsId)
  title?.scrollIntoView({ block: 'start' })
  title?.focus()
}

export function NoticeLine() {
  const text = useText()
  const kit = useKitText()
  const words = useNoticeText()
  const { notice, setNotice } = useEditor()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice) line.current?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  const again = notice && 'again' in notice ? notice.again : null
  return (
    <div ref={line} role="alert" className={classes.alert} hidden={!notice}>
      {notice && (
        <>
          <p>{words(notice)}</p>
          {again && (
            <Button size="sm" variant="default" className={classes.again} onClick={again}>
              {text('notice.again')}
            </Button>
          )}
          {notice.kind === 'incomplete' && (
            <Button size="sm" variant="default" className={classes.again} onClick={toFindings}>
              {text('notice.toFindings')}
            </Button>
          )}
          <CloseButton aria-label={kit('actions.close')} onClick={() => setNotice(null)} />
        </>
      )}
    </div>
  )
}
