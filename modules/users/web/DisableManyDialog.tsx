import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { firstText, useKitText, useText } from '#kit/web/text.ts'
import { usersEndpoints, type BulkResult } from '../contract/users.endpoints.ts'
import { HandOverSelect, ReasonInput } from './DisableDialog.tsx'
import { useDialogForm } from './use-dialog-form.ts'
import { DialogForm, UserDialog } from './UserDialog.tsx'
import classes from './users.module.css'

/** Disables several users, each on its own, and says what became of each. */
export function DisableManyDialog(props: {
  ids: readonly string[]
  close: (isDone: boolean) => void
}) {
  const text = useText('users')
  const { ids, close } = props
  const count = ids.length
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const [reason, setReason] = useState('')
  const [handOverTo, setHandOverTo] = useState<string | null>(null)
  const disable = useChange(usersEndpoints.disableUsers, ['applications'])
  const form = useDialogForm({
    required: { reason },
    async send() {
      const body = { ids: [...ids], reason, handOverTo }
      setResults((await disable.mutateAsync({ body })).results)
    },
  })
  const leave = () => close(results !== null)
  return (
    <UserDialog title={text('disable.titleMany', { count })} close={leave}>
      {results ? (
        <Results results={results} close={leave} />
      ) : (
        <DialogForm {...form} close={leave} verb={text('disable.verbMany', { count })} isDanger>
          <p className={classes.words}>{text('disable.body')}</p>
          <ReasonInput value={reason} onChange={setReason} error={form.errors['reason']} />
          <HandOverSelect
            from={ids}
            value={handOverTo}
            onChange={setHandOverTo}
            error={form.errors['handOverTo']}
          />
        </DialogForm>
      )}
    </UserDialog>
  )
}

function Results({ results, close }: { results: readonly BulkResult[]; close: () => void }) {
  const text = useText('users')
  const kit = useText('kit')
  const own = useKitText()
  const done = results.filter(({ problem }) => problem === null).length
  const wordsOf = (problem: string) =>
    text.has(`reasons.${problem}`)
      ? text(`reasons.${problem}`)
      : firstText(kit, [`problems.${problem}`, 'problems.unexpected'])
  return (
    <div className={classes.form}>
      <p role="status" className={classes.lead}>
        {text('results.title', { done, total: results.length })}
      </p>
      <ul className={classes.results}>
        {results.map(({ id, name, problem }) => {
          const ResultIcon = problem === null ? IconCircleCheck : IconCircleX
          return (
            <li key={id} data-failed={problem !== null || undefined}>
              <ResultIcon size={18} aria-hidden />
              <span>{name ?? kit('problems.notFound')}</span>
              <span className="quiet">
                {problem === null ? text('results.done') : wordsOf(problem)}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={close} data-autofocus>
          {own('actions.close')}
        </Button>
      </div>
    </div>
  )
}
