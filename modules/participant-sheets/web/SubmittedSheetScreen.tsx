import { Button, Skeleton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { Row, Rows } from '#kit/web/show/Rows.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { applicationStatus } from '#modules/applications/contract/application.status.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'
import { isOpen, type SubmittedSheet } from '../contract/submitted-sheet.ts'

const WithdrawDialog = lazy(() =>
  import('./WithdrawDialog.tsx').then((m) => ({ default: m.WithdrawDialog })),
)

/** What was submitted of a sheet, and what has become of it. */
export function SubmittedSheetScreen() {
  const { id = '' } = useScreenParams()
  const { data, error, refetch } = useAnswer(participantSheetsEndpoints.readSubmittedSheet, {
    params: { id },
  })
  if (error && !data) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  return <Submitted sheet={data} refresh={() => void refetch()} />
}

function Submitted({ sheet, refresh }: { sheet: SubmittedSheet; refresh: () => void }) {
  const text = useText()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const close = () => {
    setWithdrawing(false)
    refresh()
  }
  return (
    <>
      <PageHeader
        title={text('screens.submittedSheet')}
        below={<About sheet={sheet} />}
        actions={
          sheet.applications.some(({ canWithdraw }) => canWithdraw) && (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              onClick={() => setWithdrawing(true)}
            >
              {text('actions.withdrawAll')}
            </Button>
          )
        }
      />
      <Applications of={sheet} />
      <Suspense>{isWithdrawing && <WithdrawDialog sheet={sheet} close={close} />}</Suspense>
    </>
  )
}

function About({ sheet }: { sheet: SubmittedSheet }) {
  const text = useText()
  const { applications, employer, program, submittedAt } = sheet
  return (
    <span className="quiet">
      {employer} · <BilingualText value={program} /> · <InstantText value={submittedAt} /> ·{' '}
      {text('submitted.undecided', {
        count: applications.filter(({ status }) => isOpen(status)).length,
        total: applications.length,
      })}
    </span>
  )
}

function Applications({ of }: { of: SubmittedSheet }) {
  const text = useText()
  return (
    <Rows isSurface label={text('submitted.list')}>
      {of.applications.map(({ id, reference, participantName, status }) => (
        <Row
          key={id}
          what={
            <>
              <strong>
                <ScreenLink screen={applicationsScreens.application} query={{ id }}>
                  {participantName ?? reference}
                </ScreenLink>
                <ModuleName value="applications">
                  <StatusBadge of={applicationStatus} state={status} />
                </ModuleName>
              </strong>
              {participantName && <span>{reference}</span>}
            </>
          }
        />
      ))}
    </Rows>
  )
}
