import { Button } from '@mantine/core'
import { IconKey, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { tokensEndpoints } from '../contract/tokens.endpoints.ts'
import { TokenRow } from './TokenRow.tsx'
import classes from './tokens.module.css'

const NewToken = lazy(() => import('./NewToken.tsx').then((m) => ({ default: m.NewToken })))

/** By which programs call on behalf of the person: each with what it may, until when, and its last use. */
export function TokensScreen() {
  const text = useText()
  const [isMaking, setMaking] = useState(false)
  const { data, error, refetch } = useAnswer(tokensEndpoints.listTokens, {})
  const make = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={!data || data.refusal !== null}
      onClick={() => setMaking(true)}
    >
      {text('actions.make')}
    </Button>
  )
  return (
    <div className={classes.screen}>
      <PageHeader
        title={text('screens.settingsTokens')}
        below={<p className={classes.intro}>{text('intro')}</p>}
        actions={Boolean(data?.data.length) && make}
      />
      {data?.refusal && <p className={classes.refusal}>{text(`reasons.${data.refusal}`)}</p>}
      {error && !data && <ProblemState error={error} retry={() => void refetch()} />}
      {!data && !error && <WaitingPart height={160} />}
      {data?.data.length === 0 && (
        <EmptyState
          mark={<IconKey size={28} stroke={1.5} />}
          title={text('empty')}
          body={text('emptyHint')}
        >
          {make}
        </EmptyState>
      )}
      {Boolean(data?.data.length) && (
        <Rows isSurface label={text('screens.settingsTokens')}>
          {data?.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </Rows>
      )}
      {isMaking && data && (
        <Suspense>
          <NewToken areas={data.areas} close={() => setMaking(false)} />
        </Suspense>
      )}
    </div>
  )
}
