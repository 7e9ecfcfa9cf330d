import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { selfIdentificationGroups } from '../contract/participant.ts'
import { participantsEndpoints } from '../contract/participants.endpoints.ts'
import type { SelfIdentification } from '../contract/self-identification.ts'
import classes from './participants.module.css'

const nothing: SelfIdentification = { groups: [], preferNotToSay: false }

/** What the person said about themselves: shown when they ask for it, and changed by them alone. */
export function SelfIdentificationSection({ id }: { id: string }) {
  const text = useText()
  const words = useProblemText()
  const [answers, set] = useState<SelfIdentification | null>(null)
  const acting = (act: () => Promise<void>) => () =>
    void act().catch((error: unknown) => toast.error(words(error), error))
  const params = { id }
  const reveal = acting(async () => {
    const found = await callApi(participantsEndpoints.revealSelfIdentification, { params })
    set(found.answers ?? nothing)
  })
  const save = acting(async () => {
    const body = answers ?? nothing
    const kept = await callApi(participantsEndpoints.changeSelfIdentification, { params, body })
    set(kept.answers)
    toast.success(text('identity.saved'))
  })
  return (
    <RecordSection title={text('sections.identity')}>
      <p className="quiet">{text('help.selfIdentification')}</p>
      {answers === null ? (
        <Button variant="default" onClick={reveal}>
          {text('identity.reveal')}
        </Button>
      ) : (
        <>
          <Choices answers={answers} set={set} />
          <Button onClick={save}>{text('identity.save')}</Button>
        </>
      )}
    </RecordSection>
  )
}

function Choices(props: { answers: SelfIdentification; set: (now: SelfIdentification) => void }) {
  const { answers, set } = props
  const text = useText()
  const word = useChoiceWord()
  const { groups, preferNotToSay } = answers
  const toggle = (group: (typeof groups)[number]) =>
    set({
      preferNotToSay: false,
      groups: groups.includes(group) ? groups.filter((each) => each !== group) : [...groups, group],
    })
  return (
    <fieldset className={classes.choices}>
      <legend>{text('fields.selfIdentification')}</legend>
      {selfIdentificationGroups.map((group) => (
        <label key={group}>
          <input type="checkbox" checked={groups.includes(group)} onChange={() => toggle(group)} />{' '}
          {word('selfIdentification', group)}
        </label>
      ))}
      <label>
        <input
          type="checkbox"
          checked={preferNotToSay}
          onChange={() => set({ groups: [], preferNotToSay: !preferNotToSay })}
        />{' '}
        {text('identity.preferNotToSay')}
      </label>
    </fieldset>
  )
}
