import type { ReactNode } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import type { CustomEntity } from '../../contract/custom-field.ts'
import { useKnownFields, useOwnFields } from './use-own-fields.ts'

/** What rests on the fields that were added: a form begins with all of its fields, a list with its filters. */
export function WithOwnFields(props: {
  of: CustomEntity
  children: (own: readonly OwnField[]) => ReactNode
}) {
  const answer = useKnownFields(props.of)
  const own = useOwnFields(props.of)
  if (answer.data) return props.children(own)
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingPart height={400} />
}
