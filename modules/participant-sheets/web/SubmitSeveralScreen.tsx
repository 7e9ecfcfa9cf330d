import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { intakeScreens } from '#modules/intake/contract/intake.screens.ts'
import { participantSheetsEndpoints } from '../contract/participant-sheets.endpoints.ts'

const form = () => import('./SheetForm.tsx')
const SheetForm = lazy(() => form().then((m) => ({ default: m.SheetForm })))
const EarlierSheets = lazy(() =>
  import('./EarlierSheets.tsx').then((m) => ({ default: m.EarlierSheets })),
)
// Fetched beside the sheet itself, not after it; what fails is asked for again.
void form().catch(() => undefined)

/** Several participants of one employer: staff for one that they choose, an employer for itself. */
export function SubmitSeveralScreen() {
  const text = useText()
  const type = usePerson()?.type
  return (
    <>
      <PageHeader
        title={text('screens.submitSeveral')}
        below={
          type !== 'employee' && (
            <span className="quiet">
              {text(type === 'employer' ? 'sheet.ownIntro' : 'sheet.intro')}
            </span>
          )
        }
        {...(type !== 'employee' && {
          actions: (
            <ScreenButton screen={applicationsScreens.submitApplication} variant="default">
              {text('sheet.one')}
            </ScreenButton>
          ),
        })}
      />
      {type === 'employee' ? <ForEmployees /> : <Sheet isStaff={type === 'staff'} />}
    </>
  )
}

function ForEmployees() {
  const text = useText()
  return (
    <>
      <p>{text('sheet.forEmployees')}</p>
      <ScreenButton screen={intakeScreens.employeeProfile}>{text('sheet.toForm')}</ScreenButton>
    </>
  )
}

function Sheet({ isStaff }: { isStaff: boolean }) {
  const [round, setRound] = useState(0)
  const { employerId } = useSearchParameters()
  const [isWaiting, setWaiting] = useState(false)
  const answer = useAnswer(
    participantSheetsEndpoints.readSheet,
    {},
    // Each row is told live as well; where that does not come through, it is asked for.
    isWaiting ? { refetchInterval: 2_000 } : {},
  )
  const waits = answer.data?.rows.some(({ state }) => state === 'waiting') ?? false
  if (waits !== isWaiting) setWaiting(waits)
  if (answer.error && !answer.data)
    return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={320} />
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <SheetForm
        key={round}
        sheet={answer.data}
        isStaff={isStaff}
        employerId={isStaff ? employerId : undefined}
        startOver={() => setRound(round + 1)}
      />
      <EarlierSheets />
    </Suspense>
  )
}
