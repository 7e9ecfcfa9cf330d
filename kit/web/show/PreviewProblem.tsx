import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { ApiProblem } from '../api-problem.ts'
import { useErrorText } from '../form/error-text.ts'
import { PartProblem } from './PartProblem.tsx'
import { useProblemText } from './problem-text.ts'

/** Why it is not known what saving would do: it would be refused, or could not be asked. */
export function PreviewProblem(props: {
  error: unknown
  retry: () => void
  refused: string
  unread: string
}) {
  const { error, retry } = props
  const reasons = useReasons(error)
  if (error === null) return null
  if (!reasons) return <PartProblem what={props.unread} error={error} retry={retry} />
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={props.refused}>
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Alert>
  )
}

/** What stands against it, field by field; null where the question itself has failed. */
function useReasons(error: unknown): string[] | null {
  const words = useProblemText()
  const errorText = useErrorText()
  if (!(error instanceof ApiProblem && [409, 422].includes(error.status))) return null
  const placed = Object.values(error.problem.errors ?? {}).flat()
  return placed.length > 0 ? placed.map((each) => errorText(each)) : [words(error)]
}
