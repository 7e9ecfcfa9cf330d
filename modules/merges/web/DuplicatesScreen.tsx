import { SegmentedControl } from '@mantine/core'
import { IconArrowMerge, IconArrowsSplit2 } from '@tabler/icons-react'
import type { Tone } from '#kit/contract/define-status.ts'
import { useGo } from '#kit/web/go.ts'
import type { Column } from '#kit/web/list/columns.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText, type Text } from '#kit/web/text.ts'
import {
  duplicatesEndpoints,
  duplicateViews,
  type DuplicateRow,
  type DuplicateView,
} from '../contract/duplicates.endpoints.ts'
import type { Likelihood } from '../contract/likeness.ts'
import { mergesScreens } from '../contract/merges.screens.ts'
import classes from './merges.module.css'
import { Named } from './Named.tsx'
import { useCompareAgain, useKeepApart } from './use-distinction.ts'

/** Pairs that may be one shareholder, the likeliest first; and those of which somebody said no. */
export function DuplicatesScreen() {
  const text = useText()
  const { view } = useSearchParameters()
  const shown = duplicateViews.find((each) => each === view) ?? 'open'
  const actionsOf = useRowActions()
  return (
    <ListScreen
      endpoint={duplicatesEndpoints.listDuplicates}
      fixed={{ view: shown }}
      columns={columnsOf(text, shown)}
      rowName={nameOf}
      opens={({ first, second }) => ({
        screen: mergesScreens.mergeShareholders,
        query: { keep: first.id, drop: second.id },
      })}
      rowActions={(row) => actionsOf(row)}
      above={<Views shown={shown} />}
      actions={
        <ScreenButton variant="default" screen={mergesScreens.mergeShareholders}>
          {text('duplicates.mergeOthers')}
        </ScreenButton>
      }
      emptyWords={{ title: text(`duplicates.none.${shown}`), body: text('duplicates.noneHint') }}
    />
  )
}

const nameOf = ({ first, second }: DuplicateRow) => `${first.name} – ${second.name}`

function Views({ shown }: { shown: DuplicateView }) {
  const text = useText()
  const go = useGo()
  return (
    <div className={`${classes.views} no-print`}>
      <SegmentedControl
        aria-label={text('duplicates.views')}
        value={shown}
        data={duplicateViews.map((value) => ({ value, label: text(`duplicates.view.${value}`) }))}
        onChange={(view) =>
          void go(mergesScreens.shareholderDuplicates, { query: view === 'open' ? {} : { view } })
        }
      />
    </div>
  )
}

const tones: Record<Likelihood, Tone> = {
  veryLikely: 'danger',
  likely: 'warning',
  possible: 'neutral',
}

function columnsOf(text: Text, view: DuplicateView): Column<DuplicateRow>[] {
  const decision: Column<DuplicateRow>[] = [
    { key: 'keptApartBy', kind: 'person', render: ({ keptApartBy }) => keptApartBy ?? <None /> },
    {
      key: 'keptApartAt',
      kind: 'instant',
      render: ({ keptApartAt: at }) => (at ? <InstantText value={at} /> : <None />),
    },
  ]
  return [
    { key: 'first', kind: 'name', render: ({ first }) => <Named {...first} /> },
    { key: 'second', kind: 'name', hideable: false, render: ({ second }) => <Named {...second} /> },
    {
      key: 'likelihood',
      kind: 'state',
      sortKey: 'strength',
      render: ({ likelihood }) => (
        <ToneBadge tone={tones[likelihood]}>
          {text(`duplicates.likelihood.${likelihood}`)}
        </ToneBadge>
      ),
    },
    {
      key: 'reasons',
      wraps: true,
      render: ({ reasons }) => reasons.map((reason) => text(`likeness.${reason}`)).join(', '),
    },
    ...(view === 'keptApart' ? decision : []),
  ]
}

function useRowActions() {
  const text = useText()
  const go = useGo()
  const keepApart = useKeepApart()
  const compareAgain = useCompareAgain()
  return (row: DuplicateRow): RowAction[] => [
    {
      key: 'merge',
      label: text('duplicates.merge'),
      icon: <IconArrowMerge size={16} aria-hidden />,
      run: () =>
        void go(mergesScreens.mergeShareholders, {
          query: { keep: row.first.id, drop: row.second.id },
        }),
    },
    row.keptApartAt === null
      ? {
          key: 'keepApart',
          label: text('duplicates.keepApart'),
          icon: <IconArrowsSplit2 size={16} aria-hidden />,
          run: () => void keepApart(row),
        }
      : {
          key: 'compareAgain',
          label: text('duplicates.compareAgain'),
          icon: <IconArrowsSplit2 size={16} aria-hidden />,
          run: () => void compareAgain(row),
        },
  ]
}
