import { TextInput, type TextInputProps } from '@mantine/core'
import { useListedCode } from '../listed-codes.ts'
import { BilingualText } from '../show/BilingualText.tsx'
import { useKitText } from '../text.ts'
import classes from './look-up.module.css'
import { FoundCodes } from './FoundCodes.tsx'
import { useLookUp, type LookedUp } from './use-look-up.ts'

type Given = Omit<TextInputProps, 'value' | 'onChange' | 'onKeyDown' | 'onBlur' | 'list'>

/**
 * A code that is found by its digits or by words of either language. What is typed is kept as it is:
 * a code that is not in the list will do, as long as it is written right.
 */
export function LookUp({ id, list, value, isWhole, onChange, ...input }: Given & LookedUp) {
  const box = useLookUp({ id, list, value, isWhole, onChange })
  return (
    <TextInput
      {...input}
      id={id}
      value={value}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={box.isOpen}
      aria-controls={box.isOpen ? box.listId : undefined}
      aria-activedescendant={box.isOpen ? box.optionId(box.active) : undefined}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => box.type(event.currentTarget.value)}
      onKeyDown={box.onKeyDown}
      onBlur={box.close}
      inputContainer={(children) => (
        <div className={classes.box}>
          {children}
          {box.isOpen && <FoundCodes box={box} label={input.label} />}
          <Meaning list={list} code={value.trim()} isWhole={isWhole} hasFound={box.hasFound} />
        </div>
      )}
    />
  )
}

interface MeaningProps {
  list: string
  code: string
  isWhole: boolean
  /** Null until somebody looks. */
  hasFound: boolean | null
}

/** What the code means, or that the list does not know it; spoken when it changes. */
function Meaning({ list, code, isWhole, hasFound }: MeaningProps) {
  const text = useKitText()
  const listed = useListedCode(list, isWhole ? code : null)
  return (
    <div role="status" className={classes.meaning}>
      {isWhole && listed && <BilingualText value={listed.title} />}
      {isWhole && listed === null && text('lookUp.notListed')}
      {!isWhole && hasFound === false && text('lookUp.nothing')}
    </div>
  )
}
