import { languages } from '#kit/contract/strings.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { template } from '../contract/template.ts'
import classes from './templates.module.css'

const Field = fieldsOf(template)

/** The text in both languages beside one another; a text message has no subject. */
export function TextsTyped({ isText }: { isText: boolean }) {
  const text = useText()
  return (
    <div className={classes.languages}>
      {languages.map((language) => (
        <FormSection key={language} title={text(`languages.${language}`)}>
          {!isText && (
            <Wide>
              <Field name={`${language}Subject`} isNeeded />
            </Wide>
          )}
          <Wide>
            <Field name={`${language}Body`} />
          </Wide>
        </FormSection>
      ))}
    </div>
  )
}
