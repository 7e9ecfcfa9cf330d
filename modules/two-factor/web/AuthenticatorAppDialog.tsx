import { Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import type { ApiProblem } from '#kit/web/api-problem.ts'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { CodeEntry } from '#kit/web/form/CodeEntry.tsx'
import { CopyText } from '#kit/web/show/CopyText.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { AccountDialog } from './AccountDialog.tsx'
import classes from './dialogs.module.css'
import { useVerification, type Enabled } from './use-verification.ts'

const qrCodeWidth = 180

interface Setup {
  secret: string
  qrCode: string
}

/** The secret to scan or type into an app, and the code that shows that it arrived. */
export function AuthenticatorAppDialog(props: { enabled: Enabled; close: () => void }) {
  const text = useText('twoFactor')
  const setup = useSetup(props.close)
  const { code, setCode, verify, isPending, complaints } = useVerification(props.enabled)
  const submit = () => {
    if (setup) void verify({ method: 'authApp', secret: setup.secret })
  }
  return (
    <AccountDialog title={text('app.title')} width={900} close={props.close}>
      <div className={classes.app}>
        <div className={classes.qrCode}>
          {setup ? (
            <img
              src={setup.qrCode}
              alt={text('app.qrCode')}
              width={qrCodeWidth}
              height={qrCodeWidth}
            />
          ) : (
            <Loader role="status" aria-label={text('app.loading')} />
          )}
        </div>
        <DialogForm
          submit={submit}
          verb={text('app.submit')}
          isBusy={isPending}
          failure={complaints.general ?? complaints.fields['secret']}
          intro={text('app.scan')}
          disabled={!code.trim() || !setup}
        >
          <div>
            {text('app.typeIn')}
            <span className={classes.secret}>
              {setup && <CopyText value={setup.secret} what={text('app.secret')} />}
            </span>
          </div>
          <p className={classes.words}>{text('app.confirm')}</p>
          <CodeEntry
            id="two-factor-code"
            label={text('app.code')}
            value={code}
            onChange={setCode}
            error={complaints.fields['code']}
            onEnter={submit}
            takesFocus
          />
        </DialogForm>
      </div>
    </AccountDialog>
  )
}

/** Asked for once; without it there is nothing to show. */
function useSetup(close: () => void): Setup | null {
  const text = useText('twoFactor')
  const [setup, setSetup] = useState<Setup | null>(null)
  const asked = useRef<Promise<Setup> | null>(null)
  const failed = useRef((problem: ApiProblem) => {
    if (problem.code !== 'proofRequired') toast.error(text('toast.setupFailed'), problem)
    close()
  })
  useEffect(() => {
    asked.current ??= callApi(twoFactorEndpoints.setUpTwoFactorApp, {})
    let isHere = true
    asked.current.then(
      (answer) => isHere && setSetup(answer),
      (problem: ApiProblem) => isHere && failed.current(problem),
    )
    return () => {
      isHere = false
    }
  }, [])
  return setup
}
