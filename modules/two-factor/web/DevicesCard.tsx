import { Button } from '@mantine/core'
import { callApi } from '#kit/web/api-call.ts'
import { useAnswer } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { Row, Rows } from '#kit/web/show/Rows.tsx'
import { useText } from '#kit/web/text.ts'
import { sessionsEndpoints, type Device } from '#modules/accounts/contract/sessions.endpoints.ts'
import { SecurityCard } from './SecurityCard.tsx'
import { useSecurityAct } from './use-remove-method.ts'
import { useDeviceWord, useMomentWord } from './words-of-account.ts'

/** Where the person is signed in; each device but this one can be signed out from here. */
export function DevicesCard() {
  const text = useText('twoFactor')
  const act = useSecurityAct()
  const devices = useAnswer(sessionsEndpoints.listDevices, {})
  const rows = devices.data?.data ?? []
  const signOutElsewhere = async () => {
    const isSure = await confirmAct({
      title: text('confirm.elsewhereTitle'),
      body: text('confirm.elsewhereBody'),
      verb: text('confirm.elsewhereVerb'),
      danger: true,
    })
    if (isSure)
      await act(
        () => callApi(sessionsEndpoints.endOtherSessions, {}),
        text('toast.signedOutElsewhere'),
      )
  }
  return (
    <SecurityCard
      title={text('security.devices')}
      actions={
        rows.length > 1 && (
          <Button variant="default" onClick={() => void signOutElsewhere()}>
            {text('security.signOutElsewhere')}
          </Button>
        )
      }
    >
      {devices.error && <ProblemState error={devices.error} retry={() => void devices.refetch()} />}
      {devices.isPending && <WaitingPart height={96} />}
      <Rows>
        {rows.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </Rows>
    </SecurityCard>
  )
}

function DeviceRow({ device }: { device: Device }) {
  const text = useText('twoFactor')
  const moment = useMomentWord()
  const name = useDeviceWord()(device)
  const act = useSecurityAct()
  const { id, isCurrent, lastSeenAt, address } = device
  const signOut = () =>
    act(
      () => callApi(sessionsEndpoints.endDevice, { params: { id } }),
      text('toast.signedOutDevice'),
    )
  return (
    <Row
      what={
        <>
          <strong>
            {name}{' '}
            {isCurrent && <ToneBadge tone="success">{text('security.thisDevice')}</ToneBadge>}
          </strong>
          <span>
            {text('security.lastSeen', { date: moment(lastSeenAt) })}
            {address && ` · ${text('security.address', { address })}`}
          </span>
        </>
      }
    >
      {!isCurrent && (
        <Button
          variant="subtle"
          aria-label={text('security.signOutNamed', { device: name })}
          onClick={() => void signOut()}
        >
          {text('security.signOutDevice')}
        </Button>
      )}
    </Row>
  )
}
