import '#modules/forms/web/pieces/form/styles.ts'
import { IconFileUnknown, IconInfoCircle } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { Receipt } from '#kit/web/screens/Receipt.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { readMirror } from '#modules/forms/web/pieces/draft/mirror.ts'
import { FormScreen } from '#modules/forms/web/pieces/form/FormScreen.tsx'
import { informationScreens } from '../contract/information.screens.ts'
import { place, type InformationDraft } from '../contract/information-request.ts'
import { informationForm } from './information-form.tsx'
import { useAlreadySent } from './said.tsx'
import classes from './information.module.css'

const kindOf = () => informationForm

/** The questions behind a link of a mail, page by page. */
export const InformationScreen = () => (
  <FormScreen kind={informationForm} kindOf={kindOf} place={place} start={<NoLink />} />
)

/** Who goes back from the first page finds the way on; anybody else needs the link. */
function NoLink() {
  const words = useText('informationRequests')
  const state = informationForm.store.use()
  const draft = (state ?? readMirror(informationForm))?.draft
  if (draft && !draft.submitted)
    return (
      <MessageScreen
        mark={<IconInfoCircle size={34} stroke={1.5} />}
        title={words('answer.openTitle')}
        body={words('answer.openBody', { reference: draft.reference })}
      >
        <ScreenLink
          screen={informationScreens.information}
          query={{ step: 'first' }}
          className={classes.target}
        >
          {words('answer.resume')}
        </ScreenLink>
      </MessageScreen>
    )
  return (
    <MessageScreen
      mark={<IconFileUnknown size={34} stroke={1.5} />}
      title={words('answer.noLinkTitle')}
      body={words('answer.noLinkBody')}
    >
      <HomeLink />
    </MessageScreen>
  )
}

/** The receipt, or what else has become of the request; read from this device, as it was sent from. */
export function InformationSentScreen() {
  const state = informationForm.store.use()
  const draft = (state ?? readMirror(informationForm))?.draft
  return draft?.submitted ? <Sent draft={draft} /> : <NoLink />
}

function Sent({ draft }: { draft: InformationDraft }) {
  const words = useText('informationRequests')
  const state = draft.submitted?.state ?? 'answered'
  return (
    <Receipt
      title={words(`answer.titles.${state}`)}
      intro={useBilingual()(draft.program)}
      reference={draft.reference}
      isReceived={state === 'answered'}
    >
      <p>{useAlreadySent(draft)}</p>
    </Receipt>
  )
}
