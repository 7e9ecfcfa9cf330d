import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFocusHandedOn } from '../lost-focus.ts'
import { useKitText } from '../text.ts'
import { arrivals, type Notice } from './toast.ts'
import classes from './Toasts.module.css'

const looks = {
  success: { color: 'green.8', Icon: IconCheck },
  info: { color: 'primary', Icon: IconInfoCircle },
  error: { color: 'red.8', Icon: IconAlertTriangle },
}

function say({ tone, message }: Notice) {
  const region = document.getElementById(tone === 'error' ? 'spoken-alert' : 'spoken-status')
  if (region) region.textContent = message
}

function Words({ notice: { id, message, action, requestId } }: { notice: Notice }) {
  const text = useKitText()
  const place = useFocusHandedOn<HTMLButtonElement>()
  const act = () => {
    notifications.hide(String(id))
    action?.run()
  }
  return (
    <>
      {message}
      {action && (
        <>
          {' '}
          <button ref={place} type="button" className={classes.action} onClick={act}>
            {action.label}
          </button>
        </>
      )}
      {requestId && (
        <>
          <br />
          <small>{text('states.reference', { id: requestId })}</small>
        </>
      )}
    </>
  )
}

export function Toasts() {
  const notice = arrivals.use()
  useEffect(() => {
    if (!notice) return
    const { color, Icon } = looks[notice.tone]
    say(notice)
    notifications.show({
      id: String(notice.id),
      role: 'presentation',
      message: <Words notice={notice} />,
      ...(notice.action && { autoClose: 10_000 }),
      color,
      icon: <Icon size={18} aria-hidden />,
    })
  }, [notice])
  return (
    <Notifications
      className={`${classes.toasts} no-print`}
      position="top-right"
      autoClose={5000}
      transitionDuration={300}
      limit={Number.MAX_SAFE_INTEGER}
      pauseResetOnHover="all"
    />
  )
}
