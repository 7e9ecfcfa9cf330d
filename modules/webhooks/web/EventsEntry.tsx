import { Checkbox } from '@mantine/core'
import { useAnswer } from '#kit/web/api-query.ts'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { webhooksEndpoints } from '../contract/webhooks.endpoints.ts'
import classes from './webhooks.module.css'

/** Of which events the receiver is told, by kind of record; a kind folds while nothing of it is chosen. */
export function EventsEntry({ input }: { input: FieldInput }) {
  const text = useText()
  const { data, error, refetch } = useAnswer(webhooksEndpoints.listWebhookEvents, {})
  const chosen = (input.value ?? []) as string[]
  const set = (events: readonly string[], isOn: boolean) =>
    input.onChange([...chosen.filter((event) => !events.includes(event)), ...(isOn ? events : [])])
  return (
    <fieldset className={classes.events} id={input.id} tabIndex={-1}>
      <legend>{input.label}</legend>
      {input.error && (
        <p className={classes.error} role="alert">
          {input.error}
        </p>
      )}
      {error && !data && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart height={200} />}
      {data?.data.map(({ topic, events }) => {
        const names = events.map(({ event }) => event)
        const count = names.filter((event) => chosen.includes(event)).length
        const label = text(`topics.${topic}`)
        return (
          <details key={topic} className={classes.topic} open={count > 0 || undefined}>
            <summary>
              {label} <span className={classes.count}>{text('chosen', { count })}</span>
            </summary>
            <Checkbox
              label={text('everyEvent')}
              aria-label={`${label}: ${text('everyEvent')}`}
              checked={count === names.length}
              indeterminate={count > 0 && count < names.length}
              onChange={(change) => set(names, change.currentTarget.checked)}
            />
            {events.map(({ event, label: said }) => (
              <Checkbox
                key={event}
                label={said}
                description={<code>{event}</code>}
                checked={chosen.includes(event)}
                onChange={(change) => set([event], change.currentTarget.checked)}
              />
            ))}
          </details>
        )
      })}
    </fieldset>
  )
}
