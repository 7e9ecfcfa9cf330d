import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { Row, Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { passkeysEndpoints, type Passkey } from '#modules/passkeys/contract/passkeys.endpoints.ts'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'
import { SecurityCard } from './SecurityCard.tsx'
import { SetUpTwoFactor } from './SetUpTwoFactor.tsx'
import { useSecurityAct } from './use-remove-method.ts'
import { useMomentWord } from './words-of-account.ts'
import classes from './security.module.css'

const knowsPasskeys = 'PublicKeyCredential' in globalThis

/** The person's passkeys: add, rename, remove. */
export function PasskeysCard() {
  const text = useText('twoFactor')
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const passkeys = useAnswer(passkeysEndpoints.listPasskeys, {})
  return (
    <SecurityCard
      title={text('security.passkeys')}
      body={text(knowsPasskeys ? 'security.passkeysBody' : 'security.noPasskeys')}
      actions={
        knowsPasskeys && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {text('security.addPasskey')}
          </Button>
        )
      }
    >
      {passkeys.error && (
        <ProblemState error={passkeys.error} retry={() => void passkeys.refetch()} />
      )}
      {passkeys.isPending && <WaitingPart height={48} />}
      {Boolean(passkeys.data?.data.length) && (
        <Rows>
          {passkeys.data?.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} rename={() => setRenamed(passkey)} />
          ))}
        </Rows>
      )}
      {isAdding && <SetUpTwoFactor enabled={[]} first="passkey" close={() => setAdding(false)} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} close={() => setRenamed(null)} />}
    </SecurityCard>
  )
}

function PasskeyRow({ passkey, rename }: { passkey: Passkey; rename: () => void }) {
  const text = useText('twoFactor')
  const moment = useMomentWord()
  const act = useSecurityAct()
  const { id, name, addedAt, lastUsedAt } = passkey
  const remove = async () => {
    const isSure = await confirmAct({
      title: text('confirm.removeTitle', { method: name }),
      body: text('confirm.removeBody'),
      verb: text('confirm.removeVerb'),
      danger: true,
    })
    if (isSure)
      await act(
        () => callApi(passkeysEndpoints.removePasskey, { params: { id } }),
        text('toast.removed', { method: name }),
      )
  }
  return (
    <Row
      what={
        <>
          <strong>{name}</strong>
          <span>
            {text('security.added', { date: moment(addedAt) })},{' '}
            {lastUsedAt
              ? text('security.lastUsed', { date: moment(lastUsedAt) })
              : text('security.neverUsed')}
          </span>
        </>
      }
    >
      <div className={classes.actions}>
        <Button
          variant="subtle"
          aria-label={text('security.renamePasskey', { name })}
          onClick={rename}
        >
          {text('security.rename')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          aria-label={text('security.removeMethod', { method: name })}
          onClick={() => void remove()}
        >
          {text('security.remove')}
        </Button>
      </div>
    </Row>
  )
}
