import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useAnswer } from '#kit/web/api-query.ts'
import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { useDownload } from '#kit/web/file/use-download.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import type { RecordKey } from '#kit/web/record/record-parts.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import {
  lettersEndpoints,
  type KeptLetter,
  type LetterRecord,
} from '../../contract/letters.endpoints.ts'
import classes from '../letters.module.css'

/** The letters of a record as they were sent, to read and to print again; nothing where there are none. */
export function Letters({ kind, id }: RecordKey) {
  const text = useText('letters')
  const params = { kind: kind as LetterRecord, id }
  const answer = useAnswer(lettersEndpoints.listLetters, { params })
  const { data, error } = answer
  if (error && !data)
    return (
      <PartProblem what={text('list.what')} error={error} retry={() => void answer.refetch()} />
    )
  if (!data?.data.length) return null
  return (
    <RecordSection title={text('list.title')} anchor="letters">
      <ul className={classes.letters}>
        {data.data.map((letter) => (
          <Line key={letter.id} letter={letter} />
        ))}
      </ul>
    </RecordSection>
  )
}

function Line({ letter }: { letter: KeptLetter }) {
  const text = useText('letters')
  const { id, name, subject, recipient, language, version, at, madeBy, isReplaced } = letter
  const endpoint = lettersEndpoints.openLetter
  const { isBusy, start } = useDownload({ endpoint, params: { id }, name })
  const about = [
    text('list.about', { recipient, language: text(`list.languages.${language}`) }),
    version !== null && text('list.version', { version }),
    madeBy && text('list.madeBy', { name: madeBy }),
    isReplaced && text('list.replaced'),
  ]
  return (
    <li>
      <FileInPlace
        {...{ endpoint, params: { id } }}
        mediaType="application/pdf"
        name={subject}
        sizeBytes={null}
      >
        <Button
          variant="default"
          size="xs"
          className="no-print"
          loading={isBusy}
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={start}
        >
          {text('list.download')}
        </Button>
      </FileInPlace>
      <p className={`quiet ${classes.about}`}>
        <DateText value={at} /> · {about.filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}
