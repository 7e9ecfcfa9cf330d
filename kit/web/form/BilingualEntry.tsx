import { Textarea, TextInput } from '@mantine/core'
import { longestLine } from '#kit/contract/fields.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import { useKitText } from '../text.ts'
import { FieldLabel } from './FieldLabel.tsx'
import type { FieldInput } from './field-input.tsx'
import classes from './form.module.css'
import { inputId } from './form-context.ts'

const names = { en: 'form.english', fr: 'form.french' } as const

/** Both languages side by side, each read out in its own voice. */
export function BilingualEntry(input: FieldInput) {
  const text = useKitText()
  const value = (input.value ?? { en: '', fr: '' }) as Record<Language, string>
  const isLong = (input.field.maxLength ?? 0) > longestLine
  return (
    <fieldset className={classes.pair} id={input.id} disabled={input.disabled}>
      <legend className={classes.legend}>
        <FieldLabel label={input.label} isRequired={input.required} />
      </legend>
      {input.description && <p className={classes.help}>{input.description}</p>}
      <div className={classes.two}>
        {languages.map((language) => {
          const props = {
            id: inputId(`${input.name}.${language}`),
            lang: language,
            label: text(names[language]),
            classNames: { label: classes.partLabel },
            required: input.required,
            withAsterisk: false,
            value: value[language],
            error: input.errorAt(language) ?? (language === 'en' ? input.error : undefined),
            spellCheck: true,
            onChange: (event: { currentTarget: { value: string } }) =>
              input.onChange({ ...value, [language]: event.currentTarget.value }),
          }
          return isLong ? (
            <Textarea key={language} autosize minRows={3} maxRows={14} {...props} />
          ) : (
            <TextInput key={language} {...props} />
          )
        })}
      </div>
    </fieldset>
  )
}
