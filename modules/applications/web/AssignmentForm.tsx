import { Button, Loader, Select } from '@mantine/core'
import { useState } from 'react'
import { useCloseDialog } from '#kit/web/go.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { Assignee } from './Assignee.tsx'
import { useAssignees } from './references.ts'
import type { AssignedRow, Assignment } from './use-assignment.ts'
import classes from './dialogs.module.css'

/** Who gets them, and which ones they are. */
export function AssignmentForm(props: { assignment: Assignment; rows: readonly AssignedRow[] }) {
  const text = useText()
  const kit = useKitText()
  const close = useCloseDialog()
  const { rows, assignment } = props
  const state = useSubmit(assignment)
  if (assignment.isLoading) return <Loader aria-label={kit('states.loading')} />
  return (
    <form noValidate className={classes.stepForm} onSubmit={(event) => void state.submit(event)}>
      {state.failure && (
        <p role="alert" className={classes.failure}>
          {state.failure}
        </p>
      )}
      <AssigneeSelect value={state.assigneeId} choose={state.choose} error={state.error} />
      <div>
        <p className={classes.previewTitle}>{text('dialogs.assign.preview')}</p>
        <ul className={classes.preview}>
          {rows.map((row) => (
            <li key={row.id}>
              <span className="numbers">{row.reference}</span>
              <span>{row.participantName}</span>
              <span className="quiet">
                {text('dialogs.assign.now')}: <Assignee of={row.assignee} />
              </span>
            </li>
          ))}
          {assignment.missing > 0 && <li className="quiet">{text('dialogs.assign.notFound')}</li>}
        </ul>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {kit('actions.cancel')}
        </Button>
        <Button type="submit" loading={state.isBusy} disabled={rows.length === 0}>
          {text('dialogs.assign.verb', { count: rows.length })}
        </Button>
      </div>
    </form>
  )
}

function AssigneeSelect(props: {
  value: string | null
  choose: (id: string | null) => void
  error: string | null
}) {
  const text = useText()
  const kit = useKitText()
  const people = useAssignees()
  const data = people.map(({ id, name, openFiles }) => ({
    value: id,
    label: `${name} – ${text('dialogs.assign.load', { count: openFiles })}`,
  }))
  return (
    <Select
      label={text('dialogs.assign.assignee')}
      required
      searchable
      placeholder={kit('form.choose')}
      nothingFoundMessage={kit('palette.nothing')}
      data={data}
      value={props.value}
      onChange={props.choose}
      error={props.error}
      data-autofocus
      openOnFocus={false}
    />
  )
}

function useSubmit(assignment: Assignment) {
  const kit = useText('kit')
  const words = useProblemText()
  const people = useAssignees()
  const [chosen, choose] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // Who may only take files for themselves has nothing to choose.
  const assigneeId = chosen ?? (people.length === 1 ? (people[0]?.id ?? null) : null)
  const submit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setError(assigneeId ? null : kit('validation.required'))
    if (!assigneeId || isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await assignment.assign(assigneeId)
    } catch (problem) {
      setFailure(words(problem))
    } finally {
      setBusy(false)
    }
  }
  return { assigneeId, choose, error, failure, isBusy, submit }
}
