import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconFileOff, IconPrinter } from '@tabler/icons-react'
import { Suspense, use, useState, useTransition } from 'react'
import { IntlProvider } from 'use-intl'
import { languages, type Language } from '#kit/contract/strings.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { localeOf, useLanguage } from '#kit/web/language.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { WholeRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { isDraft } from '../../contract/order.status.ts'
import { ordersEndpoints, type OrderRecord } from '../../contract/orders.endpoints.ts'
import { ordersScreens } from '../../contract/orders.screens.ts'
import { slipWords } from './slip-words.ts'
import { SlipPaper } from './SlipPaper.tsx'
import classes from './slip.module.css'

/** The confirmation of an order on paper, to be signed. */
export function OrderSlipScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(ordersEndpoints.readOrder, { id })
  return (
    <WholeRecord key={id} answer={answer}>
      {(order) => (isDraft(order) ? <NoSlip order={order} /> : <OrderSlip order={order} />)}
    </WholeRecord>
  )
}

function NoSlip({ order }: { order: OrderRecord }) {
  const text = useText()
  return (
    <EmptyState
      isScreen
      mark={<IconFileOff size={28} stroke={1.5} />}
      title={text('slip.none')}
      body={text('slip.noneBody')}
    >
      <ToOrder order={order} />
    </EmptyState>
  )
}

function OrderSlip({ order }: { order: OrderRecord }) {
  const text = useText()
  const own = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const [, changeOver] = useTransition()
  const language = chosen ?? order.addressee?.language ?? own
  const title = text('screens.orderSlip')
  useOwnTitle(`${title} ${order.number}`)
  return (
    <>
      <div className="no-print">
        <PageHeader
          title={title}
          below={<span className="quiet numbers">{order.number}</span>}
          actions={
            <>
              <ToOrder order={order} />
              <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
                {text('slip.print')}
              </Button>
            </>
          }
        />
        <LanguageChoice language={language} choose={(each) => changeOver(() => setChosen(each))} />
        {!order.addressee && <p className={classes.note}>{text('slip.unseen')}</p>}
      </div>
      <Suspense fallback={<Skeleton height={480} aria-busy />}>
        <InLanguage order={order} language={language} />
      </Suspense>
    </>
  )
}

function ToOrder({ order: { id } }: { order: OrderRecord }) {
  const text = useText()
  return (
    <ScreenButton
      variant="default"
      screen={ordersScreens.order}
      params={{ id }}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {text('slip.back')}
    </ScreenButton>
  )
}

function LanguageChoice(props: { language: Language; choose: (language: Language) => void }) {
  const text = useText()
  const kit = useKitText()
  return (
    <div role="group" aria-label={text('slip.language')} className={classes.languages}>
      <span aria-hidden>{text('slip.language')}</span>
      {languages.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === props.language ? 'light' : 'default'}
          aria-pressed={each === props.language}
          onClick={() => props.choose(each)}
        >
          {kit(each === 'en' ? 'form.english' : 'form.french')}
        </Button>
      ))}
    </div>
  )
}

function InLanguage({ order, language }: { order: OrderRecord; language: Language }) {
  const words = use(slipWords(language))
  return (
    <IntlProvider locale={localeOf(language)} messages={words} timeZone="UTC">
      <SlipPaper order={order} language={language} />
    </IntlProvider>
  )
}
