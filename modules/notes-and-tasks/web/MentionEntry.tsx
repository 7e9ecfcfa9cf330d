import { Textarea, type TextareaProps } from '@mantine/core'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { plainText } from '#kit/web/form/plain-text.ts'
import { FoundPeople } from './FoundPeople.tsx'
import classes from './mention.module.css'
import type { ParentKey } from './parent-key.ts'
import { useMention } from './use-mention.ts'

interface MentionEntryProps extends Omit<
  TextareaProps,
  'value' | 'onChange' | 'onKeyDown' | 'onBlur'
> {
  input: FieldInput
  /** The record that it is written about: who may open it can be mentioned. */
  of: ParentKey
}

/** Several lines in which `@` offers people; what is kept of a person is the id. */
export function MentionEntry({ input, of, ...area }: MentionEntryProps) {
  const { id, onChange } = input
  const box = useMention({ of, id, value: plainText(input.value), onChange })
  return (
    <Textarea
      {...inputProps(input)}
      autosize
      maxRows={14}
      {...area}
      ref={box.area}
      value={box.text}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={box.isOpen ? box.listId : undefined}
      aria-activedescendant={box.isOpen ? box.optionId(box.active) : undefined}
      onChange={({ currentTarget }) => box.type(currentTarget.value, currentTarget.selectionStart)}
      onKeyDown={box.onKeyDown}
      onBlur={box.close}
      inputContainer={(children) => (
        <div className={classes.box}>
          {children}
          <FoundPeople box={box} />
        </div>
      )}
    />
  )
}
