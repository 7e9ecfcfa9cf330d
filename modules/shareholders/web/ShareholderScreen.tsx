import { Tabs } from '@mantine/core'
import { Suspense } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { Field } from '#kit/contract/fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { History, type DescribeChange } from '#kit/web/record/History.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useRecordParts } from '#kit/web/record/record-parts.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { shareholderStatus } from '../contract/shareholder.status.ts'
import { shareholder } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { LedgerTab } from './LedgerTab.tsx'
import { MergedLines } from './MergedLines.tsx'
import { Overview } from './Overview.tsx'
import classes from './shareholder.module.css'
import { ShareholderActions } from './ShareholderActions.tsx'

export function ShareholderScreen() {
  const { id = '', tab = '' } = useScreenParams()
  const answer = useRecord(shareholdersEndpoints.readShareholder, { id })
  return (
    <RecordScreen
      entity={shareholder}
      answer={answer}
      title={(record) => record.name}
      reference={(record) => record.number}
      status={(record) => <StatusBadge of={shareholderStatus} state={record.status} />}
      actions={(record) => <ShareholderActions shareholder={record} />}
    >
      {(record) => (
        <>
          <MergedLines record={record} />
          <Suspense>
            <RecordTabs record={record} asked={tab} />
          </Suspense>
        </>
      )}
    </RecordScreen>
  )
}

/** What the history tells beside the fields. */
const { number, tags } = shareholder.fields
const told: Record<string, Field> = {
  tagsAdded: tags,
  tagsRemoved: tags,
  notSameAs: number,
  mergedInto: number,
  mergedFrom: number,
  movedOrders: number,
  movedParts: number,
}

/** The open tab is in the address, so that a link leads to it. */
function RecordTabs({ record, asked }: { record: ShareholderRecord; asked: string }) {
  const text = useText()
  const parts = useRecordParts()
  const key = { kind: 'shareholder', id: record.id }
  // The purchase history is made of figures.
  const own = record.numberOfShares === null ? ['overview'] : ['overview', 'orders']
  const tabs = [...own, ...parts.map((part) => part.key), 'history']
  const shown = tabs.includes(asked) ? asked : 'overview'
  const router = useRouter()
  const describe: DescribeChange = (name) => {
    const field = told[name]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
  const open = (tab: string | null) =>
    void router.navigate({
      to: '.',
      search: tab && tab !== 'overview' ? { tab } : {},
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs value={shown} onChange={open} keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        {own.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {text(`tabs.${tab}`, { count: record.orderCount })}
          </Tabs.Tab>
        ))}
        {parts.map(({ key: tab, Label }) => (
          <Tabs.Tab key={tab} value={tab}>
            <Label {...key} />
          </Tabs.Tab>
        ))}
        <Tabs.Tab value="history">{text('tabs.history')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Overview record={record} />
      </Tabs.Panel>
      <Tabs.Panel value="orders">
        <LedgerTab id={record.id} />
      </Tabs.Panel>
      {parts.map(({ key: tab, Panel }) => (
        <Tabs.Panel key={tab} value={tab}>
          <Suspense>
            <Panel {...key} />
          </Suspense>
        </Tabs.Panel>
      ))}
      <Tabs.Panel value="history">
        <RecordSection title={text('tabs.history')}>
          <History
            endpoint={shareholdersEndpoints.readShareholderHistory}
            id={record.id}
            describe={describe}
          />
        </RecordSection>
      </Tabs.Panel>
    </Tabs>
  )
}
