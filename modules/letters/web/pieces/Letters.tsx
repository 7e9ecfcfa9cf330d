import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics, useAnswer } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { FileInPlace } from '#kit/web/file/FileInPlace.tsx'
import { useDownload } from '#kit/web/file/use-download.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { queries } from '#kit/web/queries.ts'
import type { RecordKey } from '#kit/web/record/record-parts.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
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
  const { id, name, subject, recipient, language, version, at, madeBy, isReplaced, can } = letter
  const endpoint = lettersEndpoints.openLetter
  const sendAgain = useSendAgain()
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
        <Group gap="xs" className="no-print">
          <Button
            variant="default"
            size="xs"
            loading={isBusy}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={start}
          >
            {text('list.download')}
          </Button>
          <ModuleName value="letters">
            <ActButton
              variant="default"
              size="xs"
              can={can['sendAgain']}
              act={() => sendAgain(letter)}
            >
              {text('actions.sendAgain')}
            </ActButton>
          </ModuleName>
        </Group>
      </FileInPlace>
      <p className={`quiet ${classes.about}`}>
        <DateText value={at} /> · {about.filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

/** Asks first: a mail is not taken back, and the link of the one before ends. */
function useSendAgain() {
  const text = useText('letters')
  return async ({ id, recipient }: KeptLetter) => {
    const isSure = await confirmAct({
      title: text('sendAgain.title'),
      body: text('sendAgain.body', { recipient }),
      verb: text('actions.sendAgain'),
    })
    if (!isSure) return
    await callApi(lettersEndpoints.sendLetterAgain, { params: { id } })
    toast.success(text('sendAgain.done'))
    void refreshTopics(queries, ['letters'])
  }
}
