import { useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { Facts, factsOf, RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { useText } from '#kit/web/text.ts'
import { letterhead } from '../contract/letterhead.ts'
import { letterheadEndpoints, type LetterheadRecord } from '../contract/letterhead.endpoints.ts'
import classes from './letterhead.module.css'
import { LetterheadForm } from './LetterheadForm.tsx'
import { LetterheadPreview } from './LetterheadPreview.tsx'
import { Pictures } from './Pictures.tsx'

const Fact = factsOf(letterhead)

/** How letters on paper look: a form for those who configure, facts for the others, and a letter as it would be. */
export function LetterheadScreen() {
  const text = useText()
  const answer = useRecord(letterheadEndpoints.readLetterhead, {})
  return (
    <EditScreen
      entity={letterhead}
      answer={answer}
      title={() => text('screens.settingsLetterhead')}
    >
      {(record) => (
        <div className={classes.page}>
          <RecordSection title={text('sections.pictures')}>
            <Pictures record={record} />
          </RecordSection>
          {record.can['edit'] ? <Editing record={record} /> : <Reading />}
          <RecordSection title={text('sections.preview')}>
            <LetterheadPreview version={record.version} />
          </RecordSection>
          <RecordSection title={text('sections.history')}>
            <History endpoint={letterheadEndpoints.readLetterheadHistory} id={record.id} />
          </RecordSection>
        </div>
      )}
    </EditScreen>
  )
}

/** What the form began with stays while somebody types; a picture that is changed meanwhile is no edit of it. */
function Editing({ record }: { record: LetterheadRecord }) {
  const [form, setForm] = useState({ record, round: 0 })
  const begin = (next: LetterheadRecord) => setForm({ record: next, round: form.round + 1 })
  const isOnlyPicture =
    record.version !== form.record.version && sameWords(record, form.record) && form.record
  if (isOnlyPicture) setForm({ ...form, record })
  return (
    <LetterheadForm
      key={form.round}
      record={form.record}
      begin={begin}
      discard={() => begin(record)}
    />
  )
}

const sameWords = (one: LetterheadRecord, other: LetterheadRecord) =>
  Object.keys(letterhead.fields).every(
    (name) =>
      JSON.stringify(one[name as keyof LetterheadRecord]) ===
      JSON.stringify(other[name as keyof LetterheadRecord]),
  )

function Reading() {
  const text = useText()
  return (
    <RecordSection title={text('sections.words')}>
      <Facts>
        <Fact name="signatoryName" />
        <Fact name="signatoryTitle" />
        <Fact name="footer" />
        <Fact name="logoAlt" />
      </Facts>
    </RecordSection>
  )
}
