import { PasswordInput } from '@mantine/core'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useState, type ChangeEvent } from 'react'
import { passwordRuleNames, passwordRules } from '../../contract/password-rules.ts'
import { useKitText } from '#kit/web/text.ts'
import classes from './PasswordEntry.module.css'

interface Props {
  id: string
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  autoComplete: 'current-password' | 'new-password'
  /** Lists what a new password must be, ticked while it is typed. */
  withRules?: boolean
}

/** A password, which can be shown, pasted and filled in by a password manager. */
export function PasswordEntry({ withRules = false, ...input }: Props) {
  const kit = useKitText()
  const [isShown, show] = useState(false)
  const rulesId = `${input.id}-rules`
  return (
    <div>
      <PasswordInput
        {...input}
        required
        size="md"
        visible={isShown}
        onVisibilityChange={show}
        visibilityToggleButtonProps={{
          'aria-label': kit(isShown ? 'actions.hidePassword' : 'actions.showPassword'),
          'aria-controls': input.id,
          tabIndex: 0,
        }}
        {...(withRules && { attributes: { input: { 'aria-details': rulesId } } })}
      />
      {withRules && <Rules id={rulesId} password={input.value} />}
    </div>
  )
}

function Rules({ id, password }: { id: string; password: string }) {
  const kit = useKitText()
  return (
    <div id={id} className={classes.rules}>
      <p>{kit('password.rulesTitle')}</p>
      <ul>
        {passwordRuleNames.map((name) => {
          const isMet = passwordRules[name](password)
          const Mark = isMet ? IconCheck : IconPoint
          return (
            <li key={name} data-met={isMet || undefined}>
              <Mark size={16} stroke={isMet ? 3 : 1.75} aria-hidden />
              <span>
                {kit(`password.rules.${name}`)}
                <span className="only-spoken">
                  {' '}
                  {kit(isMet ? 'password.met' : 'password.notMet')}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
