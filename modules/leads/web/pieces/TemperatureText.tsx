import { IconFlame, IconSnowflake, IconSun } from '@tabler/icons-react'
import { useChoiceWord } from '#kit/web/choice-word.ts'
import { None } from '#kit/web/show/Money.tsx'
import type { Temperature } from '../../contract/lead.ts'
import classes from './status.module.css'

const icons = { hot: IconFlame, warm: IconSun, cold: IconSnowflake }

/** How warm a lead is: a sign and the word. */
export function TemperatureText({ value }: { value: Temperature | null }) {
  const word = useChoiceWord()
  if (value === null) return <None />
  const Icon = icons[value]
  return (
    <span className={classes.status}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {word('temperature', value)}
    </span>
  )
}
