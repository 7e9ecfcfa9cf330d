import '#modules/forms/web/pieces/form/styles.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { screenTitle } from '#kit/web/page-title.ts'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useOwnScreen } from '#kit/web/router/ScreenFrame.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { useText } from '#kit/web/text.ts'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import { FormScreen } from '#modules/forms/web/pieces/form/FormScreen.tsx'
import { TryOut } from '#modules/forms/web/pieces/try-out/TryOut.tsx'
import { formPurpose } from '../contract/funding-request.ts'
import { openRequestScreens } from '../contract/funding-requests.open.screens.ts'
import { fundingForm, place } from './funding-form.tsx'

const kindOf = () => fundingForm

/** The form of a course: by the link of a letter to be filled in, and without one to look at. */
export function FundingFormScreen() {
  const { id } = useScreenParams()
  return (
    <FormScreen kind={fundingForm} kindOf={kindOf} place={place} token={id} start={<Start />} />
  )
}

/** Whoever goes back from the first page finds the way on; anybody else looks at the form. */
function Start() {
  const text = useText()
  const state = fundingForm.store.use()
  const { key } = useOwnScreen()
  const draft = (state ?? readMirror(fundingForm))?.draft
  if (!draft || draft.submitted)
    return <TryOut purpose={formPurpose} title={screenTitle(text, key)} />
  return (
    <MessageScreen
      mark={<IconInfoCircle size={34} stroke={1.5} />}
      title={text('filling.openTitle')}
      body={text('filling.openBody', { reference: draft.reference })}
    >
      <ScreenLink screen={openRequestScreens.publicRequest} query={{ step: draft.step || 'first' }}>
        {text('filling.resume')}
      </ScreenLink>
    </MessageScreen>
  )
}
