import { Tabs } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useRecord } from '#kit/web/api-query.ts'
import { History } from '#kit/web/record/History.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
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
import { Overview } from './Overview.tsx'
import { ShareholderActions } from './ShareholderActions.tsx'

const tabs = ['overview', 'orders', 'history'] as const

export function ShareholderScreen() {
  const { id = '', tab = '' } = useScreenParams()
  const answer = useRecord(shareholdersEndpoints.readShareholder, { id })
  const shown = tabs.find((each) => each === tab) ?? 'overview'
  return (
    <RecordScreen
      entity={shareholder}
      answer={answer}
      title={(record) => record.name}
      reference={(record) => record.number}
      status={(record) => <StatusBadge of={shareholderStatus} state={record.status} />}
      actions={(record) => <ShareholderActions shareholder={record} />}
    >
      {(record) => <RecordTabs record={record} shown={shown} />}
    </RecordScreen>
  )
}

/** The open tab is in the address, so that a link leads to it. */
function RecordTabs({ record, shown }: { record: ShareholderRecord; shown: string }) {
  const text = useText()
  const router = useRouter()
  const open = (tab: string | null) =>
    void router.navigate({
      to: '.',
      search: tab && tab !== 'overview' ? { tab } : {},
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs value={shown} onChange={open} keepMounted={false}>
      <Tabs.List mb="md">
        {tabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {text(`tabs.${tab}`, { count: record.orderCount })}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="overview">
        <Overview record={record} />
      </Tabs.Panel>
      <Tabs.Panel value="orders">
        <LedgerTab id={record.id} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <RecordSection title={text('tabs.history')}>
          <History endpoint={shareholdersEndpoints.readShareholderHistory} id={record.id} />
        </RecordSection>
      </Tabs.Panel>
    </Tabs>
  )
}
