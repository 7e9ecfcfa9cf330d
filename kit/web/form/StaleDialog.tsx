import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { now } from '../clock.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import type { ApiProblem } from '../api-problem.ts'
import { FieldValue } from '../show/FieldValue.tsx'
import { useKitText, useText } from '../text.ts'
import dialog from '../dialog/dialog.module.css'
import { conflictsOf, presentOf, type Conflict } from './stale.ts'
import classes from './StaleDialog.module.css'
import type { EntityForm } from './use-entity-form.ts'

type Side = 'mine' | 'theirs'

/** Somebody else saved first: both versions, field by field, and a choice for each. */
export function StaleDialog({ form, problem }: { form: EntityForm; problem: ApiProblem }) {
  const text = useKitText()
  const format = useFormatter()
  const { record, changedBy, changedAt, isOwn } = presentOf(problem)
  const [conflicts] = useState(() => conflictsOf(form, record))
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(conflicts.map(({ name, isMine }) => [name, isMine ? 'mine' : 'theirs'])),
  )
  const save = () => {
    const chosen = conflicts.map(({ name, mine, theirs }) => [
      name,
      sides[name] === 'mine' ? mine : theirs,
    ])
    void form.resolveStale(Object.fromEntries(chosen), record['version'] as number)
  }
  return (
    <Dialog
      close={form.dropProblem}
      title={text(isOwn ? 'form.staleOwnTitle' : 'form.staleTitle')}
      width={800}
    >
      <p className={dialog.body}>
        {text(isOwn ? 'form.staleOwnBody' : 'form.staleBody', {
          who: changedBy ?? text('form.someone'),
          when: changedAt ? format.relativeTime(new Date(changedAt), now()) : '',
        })}
      </p>
      {conflicts.length === 0 && <p>{text('form.staleNothing')}</p>}
      {conflicts.map((conflict) => (
        <ConflictRow
          key={conflict.name}
          conflict={conflict}
          form={form}
          isOwn={isOwn}
          side={sides[conflict.name] ?? 'mine'}
          choose={(side) => setSides({ ...sides, [conflict.name]: side })}
        />
      ))}
      <div className={`${dialog.actions} ${classes.actions}`}>
        <Button variant="default" onClick={form.dropProblem}>
          {text('form.stay')}
        </Button>
        <Button onClick={save}>{text('form.staleSave')}</Button>
      </div>
    </Dialog>
  )
}

function ConflictRow(props: {
  conflict: Conflict
  form: EntityForm
  isOwn: boolean
  side: Side
  choose: (side: Side) => void
}) {
  const text = useKitText()
  const words = useText()
  const { conflict, form, isOwn, side, choose } = props
  const field = form.entity.fields[conflict.name]!
  const versions = [
    ['mine', text(isOwn ? 'form.staleOwnMine' : 'form.staleMine'), conflict.mine],
    ['theirs', text(isOwn ? 'form.staleOwnTheirs' : 'form.staleTheirs'), conflict.theirs],
  ] as const
  return (
    <fieldset className={classes.conflict}>
      <legend>{words(`fields.${conflict.name}`)}</legend>
      {versions.map(([value, label, shown]) => (
        <div key={value} data-chosen={side === value || undefined}>
          <Radio
            name={`stale-${conflict.name}`}
            value={value}
            checked={side === value}
            onChange={() => choose(value)}
            label={
              <>
                <span className={classes.side}>{label}</span>
                {form.of.show?.(conflict.name, shown) ?? (
                  <FieldValue name={conflict.name} field={field} value={shown} />
                )}
              </>
            }
          />
        </div>
      ))}
    </fieldset>
  )
}
