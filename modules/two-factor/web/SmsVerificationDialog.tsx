import { Button, TextInput } from '@mantine/core'
import { CodeEntry } from '#kit/web/form/CodeEntry.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { useSmsCode } from './use-sms-code.ts'
import { useVerification, type Enabled } from './use-verification.ts'

/** The number, then the code that was sent to it. */
export function SmsVerificationDialog(props: { enabled: Enabled; close: () => void }) {
  const text = useText('twoFactor')
  const sms = useSmsCode()
  return (
    <AccountDialog title={text('sms.title')} width={650} close={props.close}>
      {sms.sentTo ? (
        <CodeForm sms={sms} enabled={props.enabled} />
      ) : (
        <NumberForm sms={sms} close={props.close} />
      )}
    </AccountDialog>
  )
}

type Sms = ReturnType<typeof useSmsCode>

function NumberForm({ sms, close }: { sms: Sms; close: () => void }) {
  const text = useText('twoFactor')
  const kit = useKitText()
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void sms.send()
      }}
    >
      <p className={classes.words}>{text('sms.body')}</p>
      <p role="alert" className={classes.failure}>
        {sms.complaints.general}
      </p>
      <TextInput
        id="two-factor-phone"
        name="phone"
        type="tel"
        size="md"
        required
        autoComplete="tel"
        data-autofocus
        label={text('sms.phone')}
        placeholder={text('sms.phonePlaceholder')}
        value={sms.phone}
        error={sms.complaints.fields['phone']}
        onChange={(event) => sms.setPhone(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={close}>
          {kit('actions.cancel')}
        </Button>
        <Button type="submit" loading={sms.isPending} disabled={sms.left > 0}>
          {sms.left > 0 ? text('sms.resendIn', { seconds: sms.left }) : text('sms.send')}
        </Button>
      </div>
    </form>
  )
}

function CodeForm({ sms, enabled }: { sms: Sms; enabled: Enabled }) {
  const text = useText('twoFactor')
  const kit = useKitText()
  const { code, setCode, verify, isPending, complaints } = useVerification(enabled)
  const submit = () => void verify({ method: 'sms' })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className={classes.words}>{text('sms.sentTo', { phone: sms.sentTo ?? '' })}</p>
      <p role="alert" className={classes.failure}>
        {complaints.general ?? sms.complaints.general}
      </p>
      <CodeEntry
        id="two-factor-code"
        label={text('sms.verifying')}
        value={code}
        onChange={setCode}
        error={complaints.fields['code']}
        onEnter={submit}
        takesFocus
      />
      <div className={classes.ways}>
        <Button variant="subtle" disabled={sms.left > 0} onClick={() => void sms.send()}>
          {sms.left > 0 ? text('sms.resendIn', { seconds: sms.left }) : text('sms.resend')}
        </Button>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={sms.reset}>
          {kit('actions.cancel')}
        </Button>
        <Button type="submit" loading={isPending} disabled={!code.trim()}>
          {text('sms.submit')}
        </Button>
      </div>
    </form>
  )
}
