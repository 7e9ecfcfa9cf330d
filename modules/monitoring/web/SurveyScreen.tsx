import '#modules/forms/web/pieces/form/styles.ts'
import { screenTitle } from '#kit/web/page-title.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useOwnScreen } from '#kit/web/router/ScreenFrame.tsx'
import { NotYetHere } from '#kit/web/screens/NotYetHere.tsx'
import { useText } from '#kit/web/text.ts'
import { TryOut } from '#modules/forms/web/pieces/try-out/TryOut.tsx'
import { formNumbers, sides } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'

/** A monitoring form as it comes with the product, to look at. */
export function SurveyScreen() {
  const text = useText()
  const { key } = useOwnScreen()
  const { id } = useScreenParams()
  const side = sides.find((each) => key.startsWith(each))
  const number = formNumbers.find((each) => key.endsWith(each))
  // The addresses of letters lead to one's own form, which is not there so far.
  if (id || !side || !number) return <NotYetHere />
  const purpose = surveyPurpose(side, number)
  return <TryOut key={purpose} purpose={purpose} title={screenTitle(text, key)} />
}
