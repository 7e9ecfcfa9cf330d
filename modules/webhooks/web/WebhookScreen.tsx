import { Button, SegmentedControl } from '@mantine/core'
import { IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { usePages } from '#kit/web/use-pages.ts'
import {
  webhooksEndpoints,
  type Delivery,
  type WebhookRecord,
} from '../contract/webhooks.endpoints.ts'
import { webhooksScreens } from '../contract/webhooks.screens.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { useWebhookActs } from './use-webhook-acts.ts'
import classes from './webhooks.module.css'

/** What a webhook was told in the last 30 days, and what it answered. */
export function WebhookScreen() {
  const { id = '' } = useScreenParams()
  const webhook = useAnswer(webhooksEndpoints.readWebhook, { params: { id } })
  if (webhook.error && !webhook.data)
    return <ProblemState error={webhook.error} retry={() => void webhook.refetch()} />
  if (!webhook.data) return <WaitingPart height={240} />
  return <Deliveries webhook={webhook.data} />
}

const shown = ['all', 'delivered', 'retrying', 'failed'] as const

function Deliveries({ webhook }: { webhook: WebhookRecord }) {
  const text = useText()
  const acts = useWebhookActs(webhook)
  const mayConfigure = useMay('configure', 'Webhooks') && webhook.isOn
  const [state, setState] = useState<string>('all')
  const query: Record<string, string> = state === 'all' ? {} : { state }
  const { id, description, address, failed } = webhook
  const pages = usePages<Delivery>(webhooksEndpoints.listDeliveries, query, { params: { id } })
  const { rows, error, isPending, refetch } = pages
  return (
    <div className={classes.screen}>
      <PageHeader
        title={description ?? new URL(address).host}
        below={
          <p className={classes.intro}>
            <ScreenLink screen={webhooksScreens.settingsWebhooks}>
              {text('screens.settingsWebhooks')}
            </ScreenLink>
            {' · '}
            <span translate="no">{address}</span>
          </p>
        }
        actions={
          mayConfigure && (
            <>
              {failed > 0 && (
                <Button variant="default" onClick={() => void acts.replayAll()}>
                  {text('actions.replayAll')}
                </Button>
              )}
              <Button onClick={() => void acts.test()}>{text('actions.test')}</Button>
            </>
          )
        }
      />
      <SegmentedControl
        aria-label={text('fields.deliveries')}
        value={state}
        onChange={setState}
        data={shown.map((value) => ({ value, label: text(`states.${value}`) }))}
      />
      {error && rows.length === 0 && <ProblemState error={error} retry={() => void refetch()} />}
      {isPending && <WaitingPart height={160} />}
      {!isPending && !error && rows.length === 0 && (
        <EmptyState
          mark={<IconWebhook size={28} stroke={1.5} />}
          title={text('noDeliveries')}
          body={text('noDeliveriesHint')}
        />
      )}
      {rows.length > 0 && (
        <Rows isSurface label={text('fields.deliveries')}>
          {rows.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              {...(mayConfigure && {
                replay: () => void acts.replay(delivery.id),
                sendNow: () => void acts.sendNow(delivery.id),
              })}
            />
          ))}
        </Rows>
      )}
      {pages.hasNextPage && (
        <Button
          variant="default"
          className={`no-print ${classes.more}`}
          loading={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {text('more')}
        </Button>
      )}
    </div>
  )
}
