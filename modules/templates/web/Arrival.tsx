import { Switch } from '@mantine/core'
import { useState } from 'react'
import { languages } from '#kit/contract/strings.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { useText } from '#kit/web/text.ts'
import {
  templatesEndpoints,
  type Preview,
  type TemplateRecord,
} from '../contract/templates.endpoints.ts'
import { MailPreview } from './MailPreview.tsx'
import classes from './templates.module.css'

/** How what is typed would arrive, in both languages, with a sample for each value. */
export function Arrival({ record }: { record: TemplateRecord }) {
  const text = useText()
  const [isNarrow, setNarrow] = useState(false)
  const preview = useLastPreview(record.id)
  const isText = record.channel === 'sms'
  if (!preview) return null
  return (
    <>
      {!isText && (
        <Switch
          className="no-print"
          checked={isNarrow}
          onChange={({ currentTarget }) => setNarrow(currentTarget.checked)}
          label={text('preview.onPhone')}
        />
      )}
      <div className={classes.languages}>
        {languages.map((language) => (
          <MailPreview
            key={language}
            name={text(`preview.${language}`)}
            language={language}
            said={preview[language]}
            button={record.button?.[language] ?? null}
            isText={isText}
            isNarrow={isNarrow}
          />
        ))}
      </div>
    </>
  )
}

/** While something is typed that could not be sent, it stays as it was before. */
function useLastPreview(id: string): Preview | null {
  const form = useFormAround()
  const { preview } = useFormPreview({
    endpoint: templatesEndpoints.previewTemplate,
    body: { ...form.body(), id },
    isWhole: languages.every((language) => Boolean(form.values[`${language}Body`])),
  })
  const [last, setLast] = useState<Preview | null>(null)
  if (preview && preview !== last) setLast(preview)
  return preview ?? last
}
