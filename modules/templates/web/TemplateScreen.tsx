import { useState } from 'react'
import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { useRecord, type Loaded } from '#kit/web/api-query.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import { templatesEndpoints, type TemplateRecord } from '../contract/templates.endpoints.ts'
import { templatesScreens } from '../contract/templates.screens.ts'
import { AudienceText } from './AudienceText.tsx'
import { ProgramName } from './ProgramName.tsx'
import { useTemplateTitle } from './template-title.ts'
import { TemplateForm } from './TemplateForm.tsx'
import { TemplateReading } from './TemplateReading.tsx'
import classes from './templates.module.css'
import { WhoseWords } from './WhoseWords.tsx'

/** One letter, as the organisation writes it. */
export function TemplateScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(templatesEndpoints.readTemplate, { id })
  return <LetterScreen answer={answer} edit={templatesEndpoints.publishTemplate} />
}

/** The same, as a program writes it. */
export function ProgramLetterScreen() {
  const { id: programId = '', templateId = '' } = useScreenParams()
  const answer = useRecord(templatesEndpoints.readProgramTemplate, { programId, id: templateId })
  const { publishProgramTemplate: edit } = templatesEndpoints
  return <LetterScreen answer={answer} edit={edit} programId={programId} />
}

interface LetterScreenProps extends Omit<Edited, 'record'> {
  answer: Loaded<TemplateRecord>
}

/** Its text in both languages, as it arrives, and the texts of before. */
function LetterScreen({ answer, ...of }: LetterScreenProps) {
  const text = useText()
  const titled = useTemplateTitle()
  const titleOf = ({ enSubject, frSubject }: TemplateRecord) =>
    enSubject && frSubject ? titled({ en: enSubject, fr: frSubject }) : text('screens.template')
  return (
    <EditScreen entity={template} answer={answer} title={titleOf}>
      {(record) => (
        <>
          <p className={classes.who}>
            <AudienceText of={record.audience} />
            {of.programId && (
              <ScreenLink screen={templatesScreens.programLetters} params={{ id: of.programId }}>
                <ProgramName id={of.programId} />
              </ScreenLink>
            )}
          </p>
          {record.can['edit'] ? (
            <Editing record={record} {...of} />
          ) : (
            <TemplateReading record={record} isOfOne={of.programId !== undefined} />
          )}
        </>
      )}
    </EditScreen>
  )
}

interface Edited {
  record: TemplateRecord
  edit: Endpoint
  /** Of which program; the organisation's without one. */
  programId?: string
}

/** What the form began with stays while somebody types, whatever is fetched meanwhile. */
function Editing({ record, edit, programId }: Edited) {
  const [form, setForm] = useState({ record, round: 0 })
  const begin = (next: TemplateRecord) => setForm({ record: next, round: form.round + 1 })
  return (
    <>
      {programId && <WhoseWords record={record} programId={programId} taken={begin} />}
      <TemplateForm
        key={form.round}
        record={form.record}
        edit={edit}
        {...(programId && { programId })}
        versions={record.versions}
        begin={begin}
        discard={() => begin(record)}
      />
    </>
  )
}
