import { ActionIcon } from '@mantine/core'
import { useWindowScroll } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { scrollPageTo } from '../router/hash-scroll.ts'
import { useKitText } from '../text.ts'
import classes from './ScrollToTop.module.css'

export function ScrollToTop() {
  const [{ y }] = useWindowScroll()
  const text = useKitText()
  if (y <= 200) return null
  return (
    <ActionIcon
      className={`${classes.button} no-print`}
      variant="default"
      size={44}
      radius="xl"
      aria-label={text('navigation.toTop')}
      onClick={() => scrollPageTo(0)}
    >
      <IconArrowUp size={20} aria-hidden />
    </ActionIcon>
  )
}
