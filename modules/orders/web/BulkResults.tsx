import { Button, Group, Stack, Text } from '@mantine/core'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { firstText, useKitText, useText } from '#kit/web/text.ts'
import type { BulkResult } from '../contract/orders-bulk.endpoints.ts'
import classes from './orders.module.css'

/** How many were changed, and of each other one why not. */
export function BulkResults(props: { results: readonly BulkResult[]; close: () => void }) {
  const text = useText()
  const known = useText('kit')
  const kit = useKitText()
  const failed = props.results.filter(({ problem }) => problem !== null)
  const done = props.results.length - failed.length
  const reasonOf = (problem: string) =>
    text.has(`reasons.${problem}`)
      ? text(`reasons.${problem}`, { isNew: 'no', number: '', date: '', held: '', missing: '' })
      : firstText(known, [`problems.${problem}`, 'problems.unexpected'])
  return (
    <Stack>
      <Text role="status">{text('bulk.result', { done, total: props.results.length })}</Text>
      <ul className={classes.results}>
        {failed.map(({ id, number, problem }) => (
          <li key={id}>
            <span className="numbers">{number ?? text('bulk.unseen')}</span>
            <ToneBadge tone="danger">{reasonOf(problem ?? '')}</ToneBadge>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button onClick={props.close} data-autofocus>
          {kit('actions.close')}
        </Button>
      </Group>
    </Stack>
  )
}
