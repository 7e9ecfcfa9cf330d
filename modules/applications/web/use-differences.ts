import { useKitText, useText } from '#kit/web/text.ts'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import type { CheckpointItem } from '../contract/checkpoint.ts'

/** What somebody else has changed of an application, line by line. */
export function useDifferences() {
  const text = useText('applications')
  const kit = useKitText()
  const labelled = (label: string, value: string) => kit('recordPane.labelled', { label, value })
  return (before: ApplicationRecord, present: Partial<ApplicationRecord>): string[] => {
    const { status, assignee } = present
    const changed = Object.keys(application.fields).filter(
      (name) => JSON.stringify(before[name as never]) !== JSON.stringify(present[name as never]),
    )
    return [
      ...(status && status !== before.status
        ? [
            labelled(
              text('fields.status'),
              `${text(`status.${before.status}`)} → ${text(`status.${status}`)}`,
            ),
          ]
        : []),
      ...(assignee?.id !== before.assignee?.id
        ? [labelled(text('fields.assignee'), assignee?.name ?? text('list.unassigned'))]
        : []),
      ...changed.map((name) => text(`fields.${name}`)),
      ...checksChanged(before, present).map(([was, now]) =>
        [
          labelled(text(`checkpoint.items.${now.code}`), text(`choices.result.${was.result}`)),
          ...(was.result === now.result ? [] : [text(`choices.result.${now.result}`)]),
        ].join(' → '),
      ),
    ]
  }
}

/** Checks whose result, note or override is another one by now. */
function checksChanged(before: ApplicationRecord, present: Partial<ApplicationRecord>) {
  const judged = ({ result, note, override }: CheckpointItem) =>
    JSON.stringify([result, note, override])
  return (present.checkpointOne?.items ?? []).flatMap((now) => {
    const was = before.checkpointOne.items.find(({ code }) => code === now.code)
    return was && judged(was) !== judged(now) ? [[was, now] as const] : []
  })
}
