import { NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import { languages } from '#kit/contract/strings.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useFormPreview } from '#kit/web/form/use-preview.ts'
import { useText } from '#kit/web/text.ts'
import {
  templatesEndpoints,
  type Preview,
  type TemplateRecord,
} from '../contract/templates.endpoints.ts'
import { MailPreview } from './MailPreview.tsx'
import { PaperPreview } from './PaperPreview.tsx'
import classes from './templates.module.css'

/** How what is typed would arrive, in both languages, with a sample for each value. */
export function Arrival({ record }: { record: TemplateRecord }) {
  const text = useText()
  const [isNarrow, setNarrow] = useState(false)
  const [isPaper, setPaper] = useState(false)
  const [sample, setSample] = useState('')
  const preview = useLastPreview(record.id, sample)
  const isText = record.channel === 'sms'
  if (!preview) return null
  return (
    <>
      <Samples of={record.id} chosen={sample} choose={setSample} />
      <div className={`no-print ${classes.ways}`}>
        {!isText && !isPaper && (
          <Switch
            checked={isNarrow}
            onChange={({ currentTarget }) => setNarrow(currentTarget.checked)}
            label={text('preview.onPhone')}
          />
        )}
        {record.isPaper && (
          <Switch
            checked={isPaper}
            onChange={({ currentTarget }) => setPaper(currentTarget.checked)}
            label={text('preview.onPaper')}
          />
        )}
      </div>
      <div className={classes.languages}>
        {languages.map((language) =>
          isPaper ? (
            <PaperPreview key={language} id={record.id} {...{ sample, language }} />
          ) : (
            <MailPreview
              key={language}
              name={text(`preview.${language}`)}
              language={language}
              said={preview[language]}
              button={record.button?.[language] ?? null}
              isText={isText}
              isNarrow={isNarrow}
            />
          ),
        )}
      </div>
    </>
  )
}

/** While something is typed that could not be sent, it stays as it was before. */
function useLastPreview(id: string, record: string): Preview | null {
  const form = useFormAround()
  const { preview } = useFormPreview({
    endpoint: templatesEndpoints.previewTemplate,
    body: { ...form.body(), id, ...(record && { record }) },
    isWhole: languages.every((language) => Boolean(form.values[`${language}Body`])),
  })
  const [last, setLast] = useState<Preview | null>(null)
  if (preview && preview !== last) setLast(preview)
  return preview ?? last
}

interface SamplesProps {
  of: string
  chosen: string
  choose: (record: string) => void
}

/** Of which record the values are; none is offered where the letter is about none that one may open. */
function Samples({ of, chosen, choose }: SamplesProps) {
  const text = useText()
  const { data } = useAnswer(templatesEndpoints.listTemplateRecords, { params: { id: of } })
  if (!data?.data.length) return null
  return (
    <NativeSelect
      className={`${classes.samples} no-print`}
      label={text('preview.samples')}
      description={text('preview.samplesHint')}
      value={chosen}
      data={[
        { value: '', label: text('preview.madeUp') },
        ...data.data.map(({ id, reference, beside }) => ({
          value: id,
          label: `${reference} · ${beside}`,
        })),
      ]}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}
