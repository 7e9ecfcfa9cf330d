import { NativeSelect } from '@mantine/core'
import { scopesOf } from '../contract/reach.ts'
import { scopeChoices } from './choose-permissions.ts'
import classes from './matrix.module.css'
import { usePermissionWords } from './permission-words.ts'

interface ScopeSelectProps {
  subject: string
  scopes: readonly string[]
  spoken: string
  mayChoose: (scopes: readonly string[]) => boolean
  onChange: (scopes: readonly string[]) => void
}

const keyOf = (scopes: readonly string[]) => scopes.toSorted().join('+')

/** On which records a permission applies; what one may not grant cannot be chosen. */
export function ScopeSelect(props: ScopeSelectProps) {
  const words = usePermissionWords()
  const { subject, scopes } = props
  if (scopesOf(subject).length === 0) return null
  const choices = scopeChoices(subject, scopes)
  return (
    <NativeSelect
      size="xs"
      className={classes.scope}
      aria-label={props.spoken}
      value={keyOf(scopes)}
      onChange={(event) => {
        const chosen = choices.find((each) => keyOf(each) === event.currentTarget.value)
        if (chosen) props.onChange(chosen)
      }}
      data={choices.map((each) => ({
        value: keyOf(each),
        label: words.scopes(each),
        disabled: keyOf(each) !== keyOf(scopes) && !props.mayChoose(each),
      }))}
    />
  )
}
