import { Button } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconMessage } from '@tabler/icons-react'
import { useKitText, useText } from '#kit/web/text.ts'
import type { TwoFactorMethod } from '../contract/methods.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'

const icons = { authApp: IconDeviceMobile, sms: IconMessage, passkey: IconFingerprint }
const offered: TwoFactorMethod[] =
  'PublicKeyCredential' in globalThis ? ['authApp', 'sms', 'passkey'] : ['authApp', 'sms']

/** Which second factor is to be set up: app or text message first, a passkey beside them. */
export function TwoFactorMethodDialog(props: {
  enabled: readonly TwoFactorMethod[]
  choose: (method: TwoFactorMethod) => void
  close: () => void
}) {
  const text = useText('twoFactor')
  const kit = useKitText()
  return (
    <AccountDialog title={text('choose.title')} width={800} close={props.close}>
      <p className={classes.words}>{text('choose.body')}</p>
      <div className={classes.choices}>
        {offered.map((method, index) => {
          const Icon = icons[method]
          return (
            <button
              key={method}
              type="button"
              className={classes.choice}
              data-autofocus={index === 0 || undefined}
              onClick={() => props.choose(method)}
            >
              <Icon size={28} stroke={1.5} aria-hidden />
              <strong>{text(`methods.${method}`)}</strong>
              <span>{text(`methodHelp.${method}`)}</span>
              {method !== 'passkey' && props.enabled.includes(method) && (
                <span>
                  {text('choose.already')} · {text('choose.replace')}
                </span>
              )}
            </button>
          )
        })}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={props.close}>
          {kit('actions.cancel')}
        </Button>
      </div>
    </AccountDialog>
  )
}
