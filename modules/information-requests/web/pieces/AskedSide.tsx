import { Checkbox, TextInput } from '@mantine/core'
import { FoldedPart } from '#kit/web/record/FoldedPart.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import { anyDocument, type Askable } from '../../contract/information-request.ts'
import type { Requesting } from './use-request.ts'
import classes from './request.module.css'

/** The questions and documents of one side, section by section. */
export function AskedSide({ side, asking }: { side: Askable; asking: Requesting }) {
  const text = useText('informationRequests')
  const { fields } = asking.chosenOf(side.side)
  const set = (key: string, isOn: boolean) =>
    asking.change(side.side, {
      fields: isOn ? [...fields, key] : fields.filter((each) => each !== key),
    })
  return (
    <fieldset className={classes.side}>
      <legend>{text(`ask.sides.${side.side}`)}</legend>
      {side.email && (
        <p className="quiet">
          {text('ask.goesTo', { email: side.email, language: side.language })}
        </p>
      )}
      <div className={classes.sections}>
        {side.sections.map(({ id, title, questions }) => {
          const count = questions.filter((each) => fields.includes(each.id)).length
          return (
            <FoldedPart key={id} title={count ? text('ask.chosen', { title, count }) : title}>
              <div className={classes.ticks}>
                {questions.map((question) => (
                  <Checkbox
                    key={question.id}
                    label={question.label}
                    checked={fields.includes(question.id)}
                    onChange={(event) => set(question.id, event.currentTarget.checked)}
                  />
                ))}
              </div>
            </FoldedPart>
          )
        })}
        <Documents side={side} asking={asking} />
      </div>
    </fieldset>
  )
}

function Documents({ side, asking }: { side: Askable; asking: Requesting }) {
  const text = useText('informationRequests')
  const bilingual = useBilingual()
  const { documents } = asking.chosenOf(side.side)
  const change = (next: Record<string, string>) => asking.change(side.side, { documents: next })
  const set = (kind: string, isOn: boolean) => {
    const { [kind]: _, ...others } = documents
    change(isOn ? { ...others, [kind]: '' } : others)
  }
  const kinds = [
    ...side.documents.map(({ kind, name }) => ({ kind, name: bilingual(name) })),
    { kind: anyDocument, name: text('ask.otherDocument') },
  ]
  const count = Object.keys(documents).length
  const title = text('ask.documents')
  return (
    <FoldedPart title={count ? text('ask.chosen', { title, count }) : title}>
      <div className={classes.ticks}>
        {kinds.map(({ kind, name }) => (
          <div key={kind}>
            <Checkbox
              label={name}
              checked={kind in documents}
              onChange={(event) => set(kind, event.currentTarget.checked)}
            />
            {kind in documents && (
              <TextInput
                className={classes.sentence}
                label={text('ask.sentence')}
                maxLength={300}
                value={documents[kind] ?? ''}
                error={
                  asking.wasTried && documents[kind]?.trim() === '' && text('ask.sentenceMissing')
                }
                onChange={(event) => change({ ...documents, [kind]: event.currentTarget.value })}
              />
            )}
          </div>
        ))}
      </div>
    </FoldedPart>
  )
}
