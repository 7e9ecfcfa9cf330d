import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useKitText, useText } from '#kit/web/text.ts'
import type { UndoPreview } from '../contract/merges.endpoints.ts'
import { useOwnFields, useOwnLabel } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { LedgersAfter } from './LedgersAfter.tsx'
import classes from './merges.module.css'
import { useUndoing } from './use-undo.ts'

/** What undoing a merge would do, and the button that does it. */
export function UndoAhead(props: {
  merge: { id: string; version: number }
  of: { number: string }
  cancel: () => void
}) {
  const text = useText()
  const kit = useKitText()
  const { preview, error, isBusy, run } = useUndoing(props.merge, props.of.number)
  return (
    <div className={classes.ahead} aria-live="polite">
      {!preview && !error && <p className="quiet">{text('undo.working')}</p>}
      {preview && <Ahead preview={preview} />}
      {error && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {error}
        </Alert>
      )}
      <div className={`${classes.buttons} no-print`}>
        <Button
          onClick={() => void run()}
          loading={isBusy}
          disabled={!preview || preview.shortfall !== null}
        >
          {text('undo.verb')}
        </Button>
        <Button variant="default" onClick={props.cancel}>
          {kit('actions.cancel')}
        </Button>
      </div>
    </div>
  )
}

function Ahead({ preview }: { preview: UndoPreview }) {
  const text = useText()
  const { dropped, orders, parts } = preview
  const fieldsBack = [...preview.fieldsBack, ...preview.ownBack]
  const labels = useLabels()
  return (
    <>
      <p>{text('undo.intro', { number: dropped.number })}</p>
      <ul className={classes.counts}>
        <li>{text('merge.count.orders', { count: orders })}</li>
        <li>{text('merge.count.notes', { count: parts.notes })}</li>
        <li>{text('merge.count.tasks', { count: parts.tasks })}</li>
        <li>{text('merge.count.files', { count: parts.files })}</li>
      </ul>
      {fieldsBack.length > 0 && (
        <p>{text('undo.fieldsBack', { count: fieldsBack.length, fields: labels(fieldsBack) })}</p>
      )}
      <Staying preview={preview} />
      <h3>{text('merge.ledgers')}</h3>
      <LedgersAfter {...preview} />
    </>
  )
}

/** What somebody has changed since is never undone along. */
function Staying({ preview }: { preview: UndoPreview }) {
  const text = useText()
  const labels = useLabels()
  const { changed, elsewhere, depotTaken } = preview
  const fieldsStaying = [...preview.fieldsStaying, ...preview.ownStaying]
  const lines = [
    changed.length > 0 &&
      text('undo.changed', { count: changed.length, numbers: changed.join(', ') }),
    elsewhere.length > 0 &&
      text('undo.elsewhere', { count: elsewhere.length, numbers: elsewhere.join(', ') }),
    fieldsStaying.length > 0 && text('undo.fieldsStaying', { fields: labels(fieldsStaying) }),
    depotTaken && text('undo.depotTaken'),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} title={text('undo.since')}>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}

function useLabels() {
  const words = useText('shareholders')
  const own = useOwnFields('shareholder')
  const ownLabel = useOwnLabel()
  const labelOf = (name: string) => {
    const added = own.find((each) => each.name === name)
    return added ? ownLabel(added) : words(`fields.${name}`)
  }
  return (names: readonly string[]) => names.map(labelOf).join(', ')
}
