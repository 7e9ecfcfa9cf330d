import { Button, PasswordInput, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { CodeEntry } from '#kit/web/form/CodeEntry.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { useProof } from './use-proof.ts'

/** Asks who it is before something that matters. Closed without an answer, nothing is done. */
export function ProofDialog({ answer }: { answer: (isProved: boolean) => void }) {
  const text = useText('twoFactor')
  const kit = useKitText()
  const proof = useProof(answer)
  const [isVisible, setVisible] = useState(false)
  const { way, ways, complaints } = proof
  return (
    <AccountDialog title={text('proof.title')} width={600} close={() => answer(false)} isOnTop>
      <DialogForm
        submit={proof.submit}
        verb={text('proof.submit')}
        isBusy={proof.isPending}
        failure={complaints.general}
        intro={text('proof.body')}
      >
        {ways.length > 1 && (
          <SegmentedControl
            aria-label={text('proof.with')}
            value={way}
            onChange={(chosen) => proof.choose(chosen)}
            data={ways.map((each) => ({ value: each, label: text(`methods.${each}`) }))}
            orientation={ways.length > 2 ? 'vertical' : 'horizontal'}
          />
        )}
        {way === 'password' ? (
          <PasswordInput
            label={text('methods.password')}
            autoComplete="current-password"
            size="md"
            required
            data-autofocus
            value={proof.value}
            error={complaints.fields['password']}
            visible={isVisible}
            onVisibilityChange={setVisible}
            visibilityToggleButtonProps={{
              'aria-label': kit(isVisible ? 'actions.hidePassword' : 'actions.showPassword'),
              tabIndex: 0,
            }}
            onChange={(event) => proof.setValue(event.currentTarget.value)}
          />
        ) : (
          <CodeEntry
            key={way}
            id="proof-code"
            label={text('proof.code')}
            value={proof.value}
            onChange={proof.setValue}
            error={complaints.fields['code']}
            isNumeric={way !== 'recovery'}
          />
        )}
        {way === 'sms' && (
          <div className={classes.ways}>
            <Button variant="subtle" disabled={proof.left > 0} onClick={() => void proof.send()}>
              {proof.left > 0
                ? text('sms.resendIn', { seconds: proof.left })
                : text('proof.sendCode')}
            </Button>
            <span role="status">{proof.phone && text('proof.sentTo', { phone: proof.phone })}</span>
          </div>
        )}
      </DialogForm>
    </AccountDialog>
  )
}
