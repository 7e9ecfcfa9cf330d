import { Button, Menu } from '@mantine/core'
import { IconCalendarDown, IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '#kit/web/api-download.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { birthdaysEndpoints } from '../contract/birthdays.endpoints.ts'
import { FeedDialog } from './FeedDialog.tsx'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** The birthdays in one's own calendar: once as a file, or kept up to date by a private address. */
export function CalendarMenu() {
  const text = useText()
  const words = useProblemText()
  const [isOpen, setOpen] = useState(false)
  const save = async () => {
    try {
      await downloadFile(birthdaysEndpoints.downloadBirthdayCalendar, {}, 'birthdays.ics')
    } catch (error) {
      toast.error(words(error), error)
    }
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconCalendarDown {...icon} size={16} />}>
            {text('feed.menu')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCalendarDown {...icon} />} onClick={() => void save()}>
            {text('feed.file')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => setOpen(true)}>
            {text('feed.address')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && <FeedDialog close={() => setOpen(false)} />}
    </>
  )
}
