import { Button, TextInput } from '@mantine/core'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { CodeEntry } from '#kit/web/form/CodeEntry.tsx'
import { useText } from '#kit/web/text.ts'
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
      {sms.sentTo ? <CodeForm sms={sms} enabled={props.enabled} /> : <NumberForm sms={sms} />}
    </AccountDialog>
  )
}

type Sms = ReturnType<typeof useSmsCode>

function NumberForm({ sms }: { sms: Sms }) {
  const text = useText('twoFactor')
  return (
    <DialogForm
      submit={sms.send}
      verb={sms.left > 0 ? text('sms.resendIn', { seconds: sms.left }) : text('sms.send')}
      isBusy={sms.isPending}
      failure={sms.complaints.general}
      intro={text('sms.body')}
      disabled={sms.left > 0}
    >
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
    </DialogForm>
  )
}

function CodeForm({ sms, enabled }: { sms: Sms; enabled: Enabled }) {
  const text = useText('twoFactor')
  const { code, setCode, verify, isPending, complaints } = useVerification(enabled)
  const submit = () => void verify({ method: 'sms' })
  return (
    <DialogForm
      submit={submit}
      back={sms.reset}
      verb={text('sms.submit')}
      isBusy={isPending}
      failure={complaints.general ?? sms.complaints.general}
      intro={text('sms.sentTo', { phone: sms.sentTo ?? '' })}
      disabled={!code.trim()}
    >
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
    </DialogForm>
  )
}
