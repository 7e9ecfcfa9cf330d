import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { today } from '#kit/web/calendar-days.ts'

/** Today, and still so when a page that was opened yesterday is printed. */
export function useDayOfPrint(): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const look = () => flushSync(() => setDay(today()))
    addEventListener('beforeprint', look)
    return () => removeEventListener('beforeprint', look)
  }, [])
  return day
}
