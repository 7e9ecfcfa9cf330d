import { fieldOfOwn, type OwnField } from '#kit/contract/own-fields.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { FieldValue } from '#kit/web/show/FieldValue.tsx'
import { useText } from '#kit/web/text.ts'
import { carriedOf } from '#modules/custom-fields/contract/carried.ts'
import {
  useOwnSection,
  useOwnFields,
  useOwnLabel,
} from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import type { LeadRecord } from '../../contract/leads.endpoints.ts'
import classes from './convert.module.css'

/** Which custom fields of the lead the shareholder has as well, and which stay with the lead alone. */
export function CarriedOwn({ lead, isNew }: { lead: LeadRecord; isNew: boolean }) {
  const text = useText()
  const title = useOwnSection()
  const theirs = useOwnFields('lead')
  const ours = useOwnFields('shareholder')
  // Joined to a shareholder who is there, nothing is written there.
  const { carried, staying } = carriedOf(lead, { theirs, ours: isNew ? ours : [] })
  if (carried.length + staying.length === 0) return null
  return (
    <FormSection title={title}>
      <Wide>
        <Told title={text('convert.ownCarried')} own={carried.map(({ from }) => from)} of={lead} />
        <Told title={text('convert.ownStaying')} own={staying} of={lead} />
      </Wide>
    </FormSection>
  )
}

function Told({ title, own, of }: { title: string; own: readonly OwnField[]; of: LeadRecord }) {
  const labelOf = useOwnLabel()
  if (own.length === 0) return null
  return (
    <>
      <p className={classes.title}>{title}</p>
      <ul className={classes.alike}>
        {own.map((field) => (
          <li key={field.id}>
            <span>
              {labelOf(field)}{' '}
              <span className="quiet">
                <FieldValue
                  name={field.name}
                  field={fieldOfOwn(field)}
                  value={(of as Record<string, unknown>)[field.name]}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
