import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Loaded } from '#kit/web/api-query.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'

/** What hangs on a record, with its states and the way to what is not shown yet. */
export function PartList<Row>(props: {
  answer: Loaded<{ data: Row[]; total: number }>
  more: () => void
  /** Names the words for when there is nothing. */
  name: string
  children: (rows: Row[]) => ReactNode
}) {
  const { answer, name } = props
  const text = useText()
  const kit = useKitText()
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={96} role="status" aria-label={kit('states.loading')} />
  const { data, total } = answer.data
  if (data.length === 0)
    return (
      <p className="quiet">
        {text(`${name}.empty`)}. {text(`${name}.emptyHint`)}
      </p>
    )
  return (
    <>
      {props.children(data)}
      {data.length < total && (
        <Button
          className="no-print"
          variant="default"
          mt="md"
          loading={answer.isPlaceholderData}
          onClick={props.more}
        >
          {text('more', { shown: data.length, total })}
        </Button>
      )}
    </>
  )
}
