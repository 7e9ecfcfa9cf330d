import { languages } from '#kit/contract/strings.ts'
import { useText } from '#kit/web/text.ts'
import type { TemplateRecord } from '../contract/templates.endpoints.ts'
import { MailPreview } from './MailPreview.tsx'
import { Versions } from './Versions.tsx'
import classes from './templates.module.css'

/** The text for those who do not change it, its placeholders as they are written. */
export function TemplateReading({ record, isOfOne }: { record: TemplateRecord; isOfOne: boolean }) {
  const text = useText()
  return (
    <>
      <p className={classes.intro}>{text('whoChanges')}</p>
      <div className={classes.languages}>
        {languages.map((language) => (
          <MailPreview
            key={language}
            name={text(`languages.${language}`)}
            language={language}
            said={{
              subject: record[`${language}Subject`] ?? '',
              body: record[`${language}Body`],
            }}
            button={record.button?.[language] ?? null}
            isText={record.channel === 'sms'}
            isNarrow={false}
          />
        ))}
      </div>
      <Versions versions={record.versions} isOfOne={isOfOne} />
    </>
  )
}
