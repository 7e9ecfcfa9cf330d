import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { differencesBetween } from '../../contract/compare-definitions.ts'
import { formsEndpoints, type VersionFacts } from '../../contract/forms.endpoints.ts'
import { useEditor } from '../editor/editor-context.ts'
import classes from '../pane.module.css'
import own from './publish.module.css'
import { DifferenceList } from './DifferenceList.tsx'

const tones = { draft: 'progress', published: 'success', superseded: 'neutral' } as const

/** Every version with who published it and why; an earlier one can be the next draft. */
export function Versions() {
  const text = useText()
  const { form } = useEditor()
  return (
    <div className={classes.pane}>
      <section aria-labelledby="versions-title">
        <h2 id="versions-title">{text('versions.title')}</h2>
        <ol className={own.versions}>
          {form.versions.map((version) => (
            <OneVersion key={version.id} version={version} />
          ))}
        </ol>
      </section>
      {form.versions.length > 1 && <Comparing />}
    </div>
  )
}

function OneVersion({ version }: { version: VersionFacts }) {
  const text = useText()
  const { form, begin, choose } = useEditor()
  const { id, number, state, at, by, reason } = version
  const use = async () => {
    if (!(await begin(id))) return
    toast.success(text('versions.begun', { number }))
    choose(null)
  }
  return (
    <li>
      <div>
        <p>
          <strong>{text('list.version', { number })}</strong>{' '}
          <ToneBadge tone={tones[state]}>{text(`versions.state.${state}`)}</ToneBadge>
        </p>
        <p className="quiet">
          <InstantText value={at} />
          {' · '}
          {by?.name ?? text('versions.product')}
        </p>
        {reason && <p>{reason}</p>}
      </div>
      {form.mayEdit && state === 'superseded' && (
        <ActButton
          size="sm"
          variant="default"
          can={form.draft === null || { reason: 'draftExists' }}
          act={use}
        >
          {text('versions.use', { number })}
        </ActButton>
      )}
    </li>
  )
}

function Comparing() {
  const text = useText()
  const { form } = useEditor()
  const numbers = form.versions.map(({ number }) => number)
  const [from, setFrom] = useState(numbers[1] ?? 1)
  const [to, setTo] = useState(numbers[0] ?? 1)
  const data = numbers.map((number) => ({
    value: String(number),
    label: text('list.version', { number }),
  }))
  return (
    <section aria-labelledby="compare-title">
      <h2 id="compare-title">{text('versions.compare')}</h2>
      <div className={own.between}>
        <NativeSelect
          label={text('versions.from')}
          data={data}
          value={String(from)}
          onChange={(event) => setFrom(Number(event.currentTarget.value))}
        />
        <NativeSelect
          label={text('versions.to')}
          data={data}
          value={String(to)}
          onChange={(event) => setTo(Number(event.currentTarget.value))}
        />
      </div>
      <Between from={from} to={to} />
    </section>
  )
}

/** A published version never changes; the draft is the one that is being edited. */
function useDefinition(number: number) {
  const { form } = useEditor()
  const { draft } = form
  const isDraft = draft?.number === number
  const params = { id: form.program.id, formId: form.purpose, number }
  const answer = useAnswer(formsEndpoints.readFormVersion, { params }, { enabled: !isDraft })
  return isDraft ? { data: draft, error: null } : answer
}

function Between({ from, to }: { from: number; to: number }) {
  const { form } = useEditor()
  const before = useDefinition(from)
  const after = useDefinition(to)
  const error = before.error ?? after.error
  if (error) return <ProblemState error={error} />
  if (!before.data || !after.data) return null
  const [was, now] = [before.data.definition, after.data.definition]
  return (
    <DifferenceList
      differences={differencesBetween(was, now)}
      form={form}
      before={was}
      after={now}
    />
  )
}
