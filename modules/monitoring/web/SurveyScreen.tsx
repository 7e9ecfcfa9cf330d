import '#modules/forms/web/pieces/form/styles.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { screenTitle } from '#kit/web/page-title.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useOwnScreen } from '#kit/web/router/ScreenFrame.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { useText } from '#kit/web/text.ts'
import { useSession } from '#kit/web/session.ts'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import { FormScreen } from '#modules/forms/web/pieces/form/FormScreen.tsx'
import { TryOut } from '#modules/forms/web/pieces/try-out/TryOut.tsx'
import { formNumbers, sides, type FormNumber, type Side } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import { kindOf, place, surveyForm } from './survey-form.tsx'

/** A monitoring form: by the link of a letter to be filled in, and without one to look at. */
export function SurveyScreen() {
  const { key } = useOwnScreen()
  const { id } = useScreenParams()
  const side = sides.find((each) => key.startsWith(each))
  const number = formNumbers.find((each) => key.endsWith(each))
  if (!side || !number) return null
  return (
    <FormScreen
      key={key}
      kind={surveyForm(side, number)}
      kindOf={kindOf}
      place={place}
      token={id}
      start={<Start {...{ side, number }} />}
    />
  )
}

/** Whoever goes back from the first page finds the way on; anybody else looks at the form. */
function Start({ side, number }: { side: Side; number: FormNumber }) {
  const text = useText()
  const kind = surveyForm(side, number)
  const state = kind.store.use()
  const { key, screen } = useOwnScreen()
  const isAsked = ['employer', 'employee'].includes(useSession().person?.type ?? '')
  const draft = (state ?? readMirror(kind))?.draft
  // In another tab it would look like their form, and keep nothing.
  if (!draft && isAsked) return <ElsewhereOpen />
  if (!draft || draft.submitted)
    return <TryOut purpose={surveyPurpose(side, number)} title={screenTitle(text, key)} />
  return (
    <MessageScreen
      mark={<IconInfoCircle size={34} stroke={1.5} />}
      title={text('survey.openTitle')}
      body={text('survey.openBody', { reference: draft.reference })}
    >
      <ScreenLink screen={screen} query={{ step: draft.step || 'first' }}>
        {text('survey.resume')}
      </ScreenLink>
    </MessageScreen>
  )
}

function ElsewhereOpen() {
  const text = useText()
  return (
    <MessageScreen
      mark={<IconInfoCircle size={34} stroke={1.5} />}
      title={text('survey.elsewhereTitle')}
      body={text('survey.elsewhereBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}
