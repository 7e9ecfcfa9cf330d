import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { usePerson } from '#kit/web/session.ts'
import { intakeEndpoints } from '#modules/intake/contract/intake.endpoints.ts'
import { intakeScreens } from '#modules/intake/contract/intake.screens.ts'
import { participantSheetsScreens } from '#modules/participant-sheets/contract/participant-sheets.screens.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { ApplicationFields } from './pieces/ApplicationFields.tsx'
import { EmployerFields } from './EmployerFields.tsx'
import { DocumentsToSend } from './DocumentsToSend.tsx'
import { useOwnEmployer } from './own-employer.ts'
import { SubsidyEstimate } from './SubsidyEstimate.tsx'
import { inParts, onOnePage, submission } from './submission.ts'

interface Submitted {
  id: string
  reference: string
}

/** Somebody who is signed in enters the employer's half, for an employer or as one. */
export function SubmitApplicationScreen() {
  const type = usePerson()?.type
  if (type === 'employee') return <FormForEmployees />
  return type === 'employer' ? <SubmitAsEmployer /> : <SubmitForm intro="submit.intro" known={{}} />
}

/** What is on file of one's own organisation need not be typed again. */
function SubmitAsEmployer() {
  const own = useOwnEmployer()
  if (own.isLoading) return null
  return <SubmitForm intro="submit.ownIntro" known={own.employer ?? {}} />
}

function FormForEmployees() {
  const text = useText()
  return (
    <>
      <PageHeader title={text('screens.submitApplication')} />
      <p>{text('submit.forEmployees')}</p>
      <ScreenButton screen={intakeScreens.employeeProfile}>{text('submit.toForm')}</ScreenButton>
    </>
  )
}

function SubmitForm({ intro, known }: { intro: string; known: object }) {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const submit = useChange(intakeEndpoints.submitOnBehalf)
  const form = useEntityForm<Submitted>({
    entity: submission,
    schema: submission.create,
    initial: { language, otherFunding: '0.00', ...known, version: undefined },
    save: (body, { idempotencyKey }) =>
      submit.mutateAsync({ body: inParts(body), idempotencyKey }).catch(onOnePage),
    onSaved: ({ id, reference }) => {
      toast.success(text('submit.done', { reference }))
      void go(applicationsScreens.pendingApplication, { params: { id }, replace: true })
    },
  })
  return (
    <>
      <PageHeader
        title={text('screens.submitApplication')}
        below={<span className="quiet">{text(intro)}</span>}
        actions={
          <ScreenButton screen={participantSheetsScreens.submitSeveral} variant="default">
            {text('submit.several')}
          </ScreenButton>
        }
      />
      <EntityFormBody
        form={form}
        verb={text('submit.verb')}
        cancel={() => void go(applicationsScreens.pendingApplications)}
        aside={
          <>
            <SubsidyEstimate />
            <DocumentsToSend />
          </>
        }
      >
        <EmployerFields isOwn={'businessNumber' in known} />
        <ApplicationFields />
      </EntityFormBody>
    </>
  )
}
