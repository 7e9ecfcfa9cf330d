import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequiredDocument } from '../contract/program.ts'
import { StepRows } from './StepRows.tsx'

/** The documents that applicants are asked for, each with its name in both languages. */
export function DocumentEntry(input: FieldInput) {
  const text = useText()
  const documents = (input.value ?? []) as RequiredDocument[]
  const blank = (): RequiredDocument => ({
    code: `document${documents.length + 1}`,
    name: { en: '', fr: '' },
    askedOf: 'employer',
    mandatory: true,
  })
  const sides = (['employer', 'participant'] as const).map((value) => ({
    value,
    label: text(`choices.askedOf.${value}`),
  }))
  return (
    <StepRows
      input={input}
      rows={documents}
      blank={blank}
      words={{ add: 'actions.addDocument', remove: 'actions.removeDocument' }}
    >
      {(document, set, at) => [
        ...(['en', 'fr'] as const).map((language) => (
          <TextInput
            key={language}
            id={`${input.id}-${at}-name-${language}`}
            lang={language}
            label={text(language === 'en' ? 'fields.nameEn' : 'fields.nameFr')}
            value={document.name[language]}
            onChange={(event) =>
              set({ name: { ...document.name, [language]: event.currentTarget.value } })
            }
            error={input.errorAt(`${at}.name.${language}`)}
            maxLength={120}
          />
        )),
        <NativeSelect
          key="askedOf"
          label={text('fields.askedOf')}
          data={sides}
          value={document.askedOf}
          onChange={(event) =>
            set({ askedOf: event.currentTarget.value as RequiredDocument['askedOf'] })
          }
        />,
        <Checkbox
          key="mandatory"
          label={text('fields.mandatory')}
          checked={document.mandatory}
          onChange={(event) => set({ mandatory: event.currentTarget.checked })}
        />,
        <Checkbox
          key="expires"
          label={text('fields.expires')}
          checked={document.expires ?? false}
          onChange={(event) => set({ expires: event.currentTarget.checked })}
        />,
      ]}
    </StepRows>
  )
}
