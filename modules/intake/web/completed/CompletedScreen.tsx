import '#modules/forms/web/pieces/form/styles.ts'
import { IconFileUnknown } from '@tabler/icons-react'
import { useState } from 'react'
import { today } from '#kit/web/calendar-days.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { Receipt } from '#kit/web/screens/Receipt.tsx'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Draft } from '../../contract/intake.ts'
import type { Side } from '../../contract/sides.ts'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import type { KindOf } from '#modules/forms/web/pieces/draft/open-draft.ts'
import type { AnyDraft, FormKind } from '#modules/forms/web/pieces/form-kind.ts'
import { OpenLink } from '#modules/forms/web/pieces/form/OpenLink.tsx'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { formOf } from '../kinds/applicants-forms.tsx'
import { useWords } from '../words/use-words.ts'
import classes from './completed.module.css'

const { register, employeePassword } = registrationScreens

export const EmployerCompletedScreen = () => <Completed side="employer" />
export const EmployeeCompletedScreen = () => <Completed side="employee" />

/** The receipt. It is read from this device, so a reload sends nothing and shows the same. */
function Completed({ side }: { side: Side }) {
  const words = useWords()
  const kind = formOf({ side })
  const state = kind.store.use()
  const kept = state ?? readMirror(kind)
  const submitted = kept?.draft.submitted
  if (submitted) return <Sent side={side} submitted={submitted} />
  // Sent from elsewhere perhaps: the server knows.
  if (kept)
    return (
      <OpenLink
        token={kept.token}
        kind={kind as unknown as FormKind}
        kindOf={formOf as unknown as KindOf<AnyDraft>}
      />
    )
  const start = side === 'employer' ? intakeScreens.employerProfile : intakeScreens.employeeProfile
  return (
    <MessageScreen
      mark={<IconFileUnknown size={34} stroke={1.5} />}
      title={words('completed.nothingTitle')}
      body={words('completed.nothingBody')}
    >
      <ScreenLink screen={start} className={classes.target}>
        {words('completed.toStart')}
      </ScreenLink>
    </MessageScreen>
  )
}

function Sent({ side, submitted }: { side: Side; submitted: NonNullable<Draft['submitted']> }) {
  const words = useWords()
  const bilingual = useBilingual()
  const { day } = useFormats()
  const next = useNext(side, submitted)
  const [printedOn] = useState(today)
  return (
    <Receipt
      title={words(side === 'employer' ? 'completed.title' : 'completed.titleEmployee')}
      intro={words('completed.reference')}
      reference={submitted.reference}
      isReceived
      ways={<Ways side={side} />}
    >
      <p>{words('completed.program', { program: bilingual(submitted.programName) })}</p>
      <h2>{words('completed.nextTitle')}</h2>
      <ol>
        {next.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className={classes.printed}>{words('completed.sentOn', { date: day(printedOn) })}</p>
    </Receipt>
  )
}

function Ways({ side }: { side: Side }) {
  const words = useWords()
  return (
    <>
      {side === 'employer' && (
        <ScreenLink screen={intakeScreens.employerProfile}>{words('completed.another')}</ScreenLink>
      )}
      <ScreenLink screen={side === 'employer' ? register : employeePassword}>
        {words('completed.follow')}
      </ScreenLink>
    </>
  )
}

function useNext(side: Side, { invited, reviewDueOn }: NonNullable<Draft['submitted']>): string[] {
  const words = useWords()
  const { day } = useFormats()
  const decision = reviewDueOn && words('completed.decision', { date: day(reviewDueOn) })
  const lines =
    side === 'employer'
      ? [
          words('completed.acknowledged'),
          invited && words('completed.invited', { email: invited }),
          words('completed.review'),
          decision,
          words('completed.notBefore'),
        ]
      : [words('completed.employerTold'), words('completed.participantNext'), decision]
  return lines.filter((line) => line !== null && line !== '') as string[]
}
