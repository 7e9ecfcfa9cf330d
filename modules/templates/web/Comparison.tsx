import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { ComparedRow, ComparedTable } from '#kit/web/show/Compared.tsx'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import type { TemplateVersion } from '../contract/templates.endpoints.ts'
import { Marked } from './Marked.tsx'
import { wordDifference } from './word-difference.ts'
import classes from './templates.module.css'

interface ComparisonProps {
  before: TemplateVersion
  present: TemplateVersion
  named: (version: TemplateVersion) => string
  close: () => void
}

/** A text of before beside the one in use, word by word. */
export function Comparison({ before, present, named, close }: ComparisonProps) {
  const text = useText()
  const versions = [before, present].map((version) => ({
    key: named(version),
    name: named(version),
    at: version.publishedAt,
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
