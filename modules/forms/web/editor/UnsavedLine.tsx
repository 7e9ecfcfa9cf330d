import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useKeptForm } from '#kit/web/form/use-kept-form.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { formsScreens } from '../../contract/forms.screens.ts'
import { useEditor } from './editor-context.ts'
import { useFindingWords } from '../publish/FindingList.tsx'
import { keptOf, keyOf } from './typed-parts.ts'
import type { Unsaved } from './unsaved.ts'
import classes from './unsaved.module.css'

/** What was written and could not be saved, wherever in the form it is; leaving the page asks first. */
export function UnsavedLine() {
  const text = useText()
  const { unsaved, at } = useEditor()
  useKeeping()
  const stuck = [...unsaved.use().values()].filter(
    ({ state, part }) => state === 'waiting' || state === 'refused' || part.id !== at,
  )
  const left = stuck.filter(({ state }) => state !== 'saving')
  if (left.length === 0) return null
  return (
    <div className={classes.line} role="status">
      <p>{text('unsaved.count', { count: left.length })}</p>
      <ul>
        {left.map((each) => (
          <StuckPart key={keyOf(each.part)} entry={each} />
        ))}
      </ul>
      {left.some(({ state }) => state === 'waiting') && (
        <Button size="compact-sm" variant="default" onClick={unsaved.saveWaiting}>
          {text('unsaved.saveAll')}
        </Button>
      )}
    </div>
  )
}

/** Leads to where it was written; what has no place any more can be given up. */
function StuckPart({ entry: { part, typed } }: { entry: Unsaved }) {
  const text = useText()
  const { unsaved, definition, form } = useEditor()
  const { nameOf } = useFindingWords()
  const isGone = keptOf(definition, part) === null
  return (
    <li>
      {isGone ? (
        <>
          {part.of === 'show' ? text('unsaved.gone') : text('unsaved.goneWith', { typed })}{' '}
          <Button size="compact-sm" variant="default" onClick={() => unsaved.drop(part)}>
            {text('unsaved.drop')}
          </Button>
        </>
      ) : (
        <ScreenLink
          screen={formsScreens.programForm}
          params={{ id: form.program.id, formId: form.purpose }}
          query={{ at: part.id }}
        >
          {nameOf(part.id)}
        </ScreenLink>
      )}
    </li>
  )
}

function useKeeping() {
  const { unsaved, reason, setReason } = useEditor()
  useNotingOthers()
  useLeaveGuard({
    get isDirty() {
      return unsaved.all().length > 0 || reason !== ''
    },
    isSaved: { current: false },
    settled: unsaved.settled,
  })
  useKeptForm({
    name: 'editor',
    unsaved: () =>
      unsaved.all().length || reason
        ? { values: { all: unsaved.all(), reason }, version: undefined }
        : null,
    restore: ({ values }) => {
      unsaved.restore(values['all'] as Unsaved[])
      setReason(values['reason'] as string)
    },
  })
  useEffect(() => {
    unsaved.turn(true)
    addEventListener('online', unsaved.saveWaiting)
    return () => {
      removeEventListener('online', unsaved.saveWaiting)
      unsaved.turn(false)
    }
  }, [unsaved])
}

/** Notes who changed what is being written, as soon as it is seen. */
function useNotingOthers() {
  const { unsaved, definition, form } = useEditor()
  const all = unsaved.use()
  useEffect(() => {
    const { by, at } = form.draft ?? form.published
    for (const entry of all.values()) {
      const kept = keptOf(definition, entry.part)
      if (kept !== null) unsaved.noteOthers(entry, { kept, by, at })
    }
  }, [all, definition, form, unsaved])
}
