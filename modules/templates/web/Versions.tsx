import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import type { TemplateVersion } from '../contract/templates.endpoints.ts'
import { Marked } from './Marked.tsx'
import { wordDifference } from './word-difference.ts'
import classes from './templates.module.css'

interface VersionsProps {
  versions: readonly TemplateVersion[]
  /** Puts the text of a version into the form; who may not change the text is offered none. */
  take?: (version: TemplateVersion) => void
}

/** Every text that the letter has had; what was sent keeps the one it was sent with. */
export function Versions({ versions, take }: VersionsProps) {
  const text = useText()
  const [shown, setShown] = useState<TemplateVersion | null>(null)
  const [present] = versions
  return (
    <div className={classes.past}>
      <RecordSection title={text('versions.title')}>
        <ol className={classes.versions}>
          {versions.map((version) => (
            <li key={version.number}>
              <OneVersion version={version} isPresent={version === present} />
              {version !== present && (
                <div className="no-print">
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => setShown(version)}
                    aria-label={text('versions.compareThis', { number: version.number })}
                  >
                    {text('versions.compare')}
                  </Button>
                  {take && (
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      onClick={() => take(version)}
                      aria-label={text('versions.takeThis', { number: version.number })}
                    >
                      {text('versions.take')}
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ol>
        {shown && present && (
          <Comparison before={shown} present={present} close={() => setShown(null)} />
        )}
      </RecordSection>
    </div>
  )
}

function OneVersion({ version, isPresent }: { version: TemplateVersion; isPresent: boolean }) {
  const text = useText()
  const { number, isOwn, publishedAt, publishedBy } = version
  return (
    <p>
      <strong>{text('versions.number', { number })}</strong>
      {isPresent && <span> {text('versions.isPresent')}</span>}
      <span className="quiet">
        {isOwn ? publishedBy : text('versions.isGiven')}
        {' · '}
        <InstantText value={publishedAt} />
      </span>
    </p>
  )
}

interface ComparisonProps {
  before: TemplateVersion
  present: TemplateVersion
  close: () => void
}

function Comparison({ before, present, close }: ComparisonProps) {
  const text = useText()
  const versions = [before, present].map(({ number, publishedAt }) => ({
    key: String(number),
    name: text('versions.number', { number }),
    at: publishedAt,
  }))
  const fields = Object.keys(template.fields) as (keyof typeof template.fields)[]
  const told = fields
    .filter((field) => before[field] || present[field])
    .map((field) => ({
      field,
      stretches: wordDifference(before[field] ?? '', present[field] ?? ''),
    }))
  return (
    <Dialog title={text('versions.compare')} width={1080} close={close}>
      <ComparedTable
        title={text('versions.compare')}
        of={text('versions.part')}
        versions={versions}
      >
        {told.map(({ field, stretches }) => (
          <ComparedRow
            key={field}
            label={text(`fields.${field}`)}
            differs={before[field] !== present[field]}
          >
            {(['before', 'after'] as const).map((side) => (
              <td key={side} className={classes.was} lang={field.slice(0, 2)}>
                <Marked side={side} of={stretches} />
              </td>
            ))}
          </ComparedRow>
        ))}
      </ComparedTable>
    </Dialog>
  )
}
