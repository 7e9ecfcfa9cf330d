import '#modules/forms/web/pieces/form/styles.ts'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconFileUnknown, IconInfoCircle, IconPrinter } from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { HomeLink } from '#kit/web/screens/HomeLink.tsx'
import { MessageScreen } from '#kit/web/screens/MessageScreen.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
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
  return draft?.submitted ? <Receipt draft={draft} /> : <NoLink />
}

function Receipt({ draft }: { draft: InformationDraft }) {
  const words = useText('informationRequests')
  const kit = useKitText()
  const said = useAlreadySent(draft)
  const state = draft.submitted?.state ?? 'answered'
  const isAnswered = state === 'answered'
  const Mark = isAnswered ? IconCircleCheck : IconInfoCircle
  return (
    <article className={classes.receipt}>
      <div className={classes.panel} data-state={state}>
        <Mark size={40} stroke={1.5} aria-hidden />
        <h1>{words(`answer.titles.${state}`)}</h1>
        <div className={classes.reference}>
          <CopyText value={draft.reference} what={kit('record.reference')} />
        </div>
      </div>
      <p>{said}</p>
      {isAnswered && (
        <div className={`${classes.actions} no-print`}>
          <Button
            variant="default"
            size="md"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            {words('answer.print')}
          </Button>
        </div>
      )}
    </article>
  )
}
