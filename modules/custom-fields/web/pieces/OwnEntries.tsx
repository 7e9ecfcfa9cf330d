import type { OwnField } from '#kit/contract/own-fields.ts'
import { Field } from '#kit/web/form/Field.tsx'
import { FormSection } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useOwnSection } from './use-own-fields.ts'

/** The inputs of the fields that were added, in their order. */
export function OwnEntries({ own }: { own: readonly OwnField[] }) {
  const title = useOwnSection()
  const language = useLanguage()
  const { initial } = useFormAround()
  if (own.length === 0) return null
  return (
    <FormSection title={title}>
      {own.map((field) => (
        <Field
          key={field.id}
          name={field.name}
          label={field.label[language]}
          {...(field.help && { help: field.help[language] })}
          {...(field.options.length > 0 && { choices: offeredOf(field, initial[field.name]) })}
        />
      ))}
    </FormSection>
  )
}

/** One that is archived stays with whoever has it. */
const offeredOf = ({ options }: OwnField, had: unknown) =>
  options
    .filter(({ id, isArchived }) => !isArchived || [had].flat().includes(id))
    .map(({ id }) => id)
