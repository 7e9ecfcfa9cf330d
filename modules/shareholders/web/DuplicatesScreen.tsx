import { IconArrowsSplit2 } from '@tabler/icons-react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import type { Column } from '#kit/web/list/columns.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { queries } from '#kit/web/queries.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText, type Text } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { duplicatesEndpoints, type DuplicateRow } from '../contract/duplicates.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'

/** Pairs that may be one shareholder, the likeliest first. */
export function DuplicatesScreen() {
  const text = useText()
  const keepApart = useKeepApart()
  return (
    <ListScreen
      endpoint={duplicatesEndpoints.listDuplicates}
      columns={columnsOf(text)}
      rowName={nameOf}
      emptyWords={{ title: text('duplicates.none'), body: text('duplicates.noneHint') }}
      rowActions={(row) => [
        {
          key: 'keepApart',
          label: text('duplicates.keepApart'),
          icon: <IconArrowsSplit2 size={16} aria-hidden />,
          run: () => void keepApart(row),
        },
      ]}
    />
  )
}

const nameOf = ({ first, second }: DuplicateRow) => `${first.name} – ${second.name}`

const columnsOf = (text: Text): Column<DuplicateRow>[] => [
  {
    key: 'first',
    label: text('duplicates.first'),
    render: ({ first }) => <Shareholder {...first} />,
  },
  {
    key: 'second',
    label: text('duplicates.second'),
    hideable: false,
    render: ({ second }) => <Shareholder {...second} />,
  },
  {
    key: 'reasons',
    label: text('duplicates.reasons'),
    sortKey: 'strength',
    render: ({ reasons }) =>
      reasons.map((reason) => text(`duplicates.reason.${reason}`)).join(', '),
  },
]

function Shareholder({ id, name, number }: DuplicateRow['first']) {
  return (
    <ScreenLink screen={shareholdersScreens.shareholder} params={{ id }}>
      {name} ({number})
    </ScreenLink>
  )
}

function useKeepApart() {
  const text = useText()
  const words = useProblemText()
  return async ({ first, second }: DuplicateRow) => {
    const isSure = await confirmAct({
      title: text('duplicates.confirmTitle', { first: first.name, second: second.name }),
      body: text('duplicates.confirmBody'),
      verb: text('duplicates.keepApart'),
    })
    if (!isSure) return
    try {
      const body = { firstId: first.id, secondId: second.id }
      await callApi(duplicatesEndpoints.keepApart, { body })
      toast.success(text('duplicates.kept'))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      void refreshTopics(queries, ['shareholders'])
    }
  }
}
