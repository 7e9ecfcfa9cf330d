import { use, type ReactNode } from 'react'
import { showFacts } from '#kit/web/record/show-facts.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ModuleName, useKitText, useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import type { CheckpointItemCode } from '../contract/checkpoint.ts'
import { DuplicateLinks } from './DuplicateLinks.tsx'
import { evidenceOf, factNames, readEvidence, type Evidence } from './evidence.ts'
import { FileBeside } from './pieces/file-beside.ts'
import classes from './checks.module.css'

/** What a check is judged by, and the way to where it stands in the file. */
export function EvidenceList(props: {
  code: CheckpointItemCode
  name: string
  record: ApplicationRecord
}) {
  const text = useText()
  const kit = useKitText()
  const isBeside = Boolean(railSlot.use()) && use(FileBeside)
  const { code, name, record } = props
  const all = evidenceOf(code)
  // What the participant has not sent yet stands nowhere in the file.
  const facts = factNames(all.filter((each) => readEvidence(each, record).value !== null))
  if (all.length === 0) return null
  return (
    <div className={classes.evidence}>
      <dl>
        {all.map((each) => (
          <Value key={each.name} of={each} record={record} />
        ))}
      </dl>
      {isBeside && facts.length > 0 && (
        <button
          type="button"
          className={classes.show}
          aria-label={kit('recordPane.labelled', { label: text('judge.show'), value: name })}
          onClick={() => showFacts(facts)}
        >
          {text('judge.show')}
        </button>
      )}
    </div>
  )
}

function Value({ of, record }: { of: Evidence; record: ApplicationRecord }) {
  const { name, field, value, words } = readEvidence(of, record)
  return (
    <ModuleName value={words}>
      <Pair name={name} label={useLabel(name, words)}>
        {name === 'isDuplicateSuspected' && record.duplicates.length > 0 ? (
          <DuplicateLinks record={record} inNewTab />
        ) : name === 'hourlyWage' ? (
          <Money value={value as string | null} />
        ) : (
          field && value !== null && <FieldValue name={name} field={field} value={value} />
        )}
      </Pair>
    </ModuleName>
  )
}

/** The label that the fact has in the file. */
function useLabel(name: string, words: string) {
  const own = useText('applications')
  const theirs = useText(words)
  return own.has(`facts.${name}`) ? own(`facts.${name}`) : theirs(`fields.${name}`)
}

function Pair(props: { name: string; label: string; children: ReactNode }) {
  const kit = useKitText()
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children || <span className="quiet">{kit('recordPane.notGiven')}</span>}</dd>
    </div>
  )
}
