import { Button } from '@mantine/core'
import { dateFormat } from '#kit/contract/date-format.ts'
import { useLocale } from '#kit/web/language.ts'
import { session } from '#kit/web/session.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { useEditor } from './editor-context.ts'
import type { Part } from './typed-parts.ts'
import type { Unsaved } from './unsaved.ts'
import classes from './unsaved.module.css'
import type { Typed } from './use-typed.ts'

/** Where the length of words is told: within a tenth of what they may have. */
const nearly = 0.9

/** What is wrong with what was written, for the error of its box. */
export function useFlawWords() {
  const text = useText()
  const problem = useProblemText()
  return (part: Part, { flaw, entry, most, length, theirs }: Typed) => {
    if (flaw === 'tooLong') return text('unsaved.tooLong', { most: most ?? 0, length })
    if (flaw === 'figure' && part.of === 'limit') return text(`limits.wrong.${part.limit}`)
    if (flaw || !entry || theirs !== null || entry.state !== 'refused') return undefined
    const of = entry.error instanceof ApiProblem ? entry.error.problem.errors : undefined
    const [complaint] = Object.values(of ?? {}).flat()
    return complaint?.message ?? problem(entry.error)
  }
}

interface UnsavedNoteProps {
  part: Part
  typed: Typed
  /** How a saved value is said, where it is no text. */
  say?: (kept: string) => string
}

/** Below what is written: that it is not saved yet, and what can be done about it. */
export function UnsavedNote({ part, typed, say }: UnsavedNoteProps) {
  const text = useText()
  const { entry, most, length, flaw, theirs } = typed
  if (theirs !== null)
    return (
      <Theirs part={part} theirs={say ? say(theirs) : theirs} kept={theirs} by={entry?.others} />
    )
  const isNear = entry && most !== null && length > most * nearly
  const isWaiting = entry?.state === 'waiting'
  const isKept = entry !== null && (isWaiting || entry.state === 'refused' || flaw !== null)
  if (!isKept && !isNear) return null
  return (
    <div className={classes.note}>
      {isNear && <p>{text('unsaved.length', { length, most })}</p>}
      {isKept && <p role="status">{text(isWaiting ? 'unsaved.waiting' : 'unsaved.notYet')}</p>}
      {(isWaiting || entry?.state === 'refused') && <SaveNow part={part} />}
    </div>
  )
}

function SaveNow({ part }: { part: Part }) {
  const text = useText()
  const { unsaved } = useEditor()
  return (
    <Button size="compact-sm" variant="default" onClick={() => void unsaved.save(part)}>
      {text('unsaved.save')}
    </Button>
  )
}

/** Two wrote the same: both are shown, and one is chosen. */
function Theirs(props: {
  part: Part
  theirs: string
  kept: string
  by: Unsaved['others'] | undefined
}) {
  const { part, theirs, kept, by } = props
  const text = useText()
  const { unsaved } = useEditor()
  return (
    <div className={classes.theirs} role="alert">
      <p>{useWhoWrote(by)}</p>
      <blockquote>{theirs || text('unsaved.blank')}</blockquote>
      <div className={classes.choice}>
        <Button size="compact-sm" onClick={() => void unsaved.keepMine(part, kept)}>
          {text('unsaved.mine')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => unsaved.drop(part)}>
          {text('unsaved.theirs')}
        </Button>
      </div>
    </div>
  )
}

/** Who changed it, and when. */
function useWhoWrote(others: Unsaved['others'] | undefined): string {
  const text = useText()
  const locale = useLocale()
  const { form } = useEditor()
  const { by, at } = others ?? form.draft ?? form.published
  const when = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  if (!by) return text('unsaved.changed', { when })
  const isMe = by.id === session.get().person?.uuid
  return isMe
    ? text('unsaved.changedByYou', { when })
    : text('unsaved.changedBy', { name: by.name, when })
}
