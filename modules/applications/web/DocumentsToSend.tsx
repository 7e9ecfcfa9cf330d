import { useAnswer } from '#kit/web/api-query.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { usePerson } from '#kit/web/session.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { openProgramsEndpoints } from '#modules/programs/contract/open-programs.endpoints.ts'
import classes from './estimate.module.css'

/** The mandatory documents of the chosen program, which are sent once the application is submitted. */
export function DocumentsToSend() {
  const text = useText()
  const nameOf = useBilingual()
  const isStaff = usePerson()?.type === 'staff'
  const { values } = useFormAround()
  const programs = useAnswer(openProgramsEndpoints.listOpenPrograms, {}).data?.data ?? []
  const chosen = programs.find(({ id }) => id === values['programId'])
  const asked = (chosen?.requiredDocuments ?? []).filter(
    ({ mandatory, askedOf }) => mandatory && (isStaff || askedOf === 'employer'),
  )
  if (asked.length === 0) return null
  return (
    <section className={`surface ${classes.estimate}`} aria-label={text('submit.documentsTitle')}>
      <h2>{text('submit.documentsTitle')}</h2>
      <ul>
        {asked.map(({ code, name }) => (
          <li key={code}>{nameOf(name)}</li>
        ))}
      </ul>
      <p className="quiet">{text('submit.documentsNote')}</p>
    </section>
  )
}
