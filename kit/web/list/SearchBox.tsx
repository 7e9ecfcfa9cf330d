import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useKitText } from '../text.ts'
import classes from './list.module.css'

const pause = 250

/** Searches when typing rests, or at once with Enter. */
export function SearchBox(given: { value: string | null; search: (typed: string | null) => void }) {
  const text = useKitText()
  const [typed, setTyped] = useState(given.value ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(given.value)

  // The address may change by Back; what is being typed is left alone.
  useEffect(() => {
    if (given.value !== asked.current) setTyped(given.value ?? '')
    asked.current = given.value
  }, [given.value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = (next: string, wait: number) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      asked.current = next.trim() || null
      given.search(asked.current)
    }, wait)
  }

  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={text('list.search')}
      placeholder={text('list.search')}
      maxLength={200}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
      rightSection={
        typed && (
          <CloseButton size={24} aria-label={text('list.clearSearch')} onClick={() => ask('', 0)} />
        )
      }
      value={typed}
      onChange={(event) => ask(event.currentTarget.value, pause)}
      onKeyDown={(event) => event.key === 'Enter' && ask(typed, 0)}
    />
  )
}
