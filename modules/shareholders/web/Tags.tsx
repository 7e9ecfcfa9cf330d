import { Badge } from '@mantine/core'
import { None } from '#kit/web/show/Money.tsx'
import classes from './shareholder.module.css'

/** Tags beside one another; in a list the first few, and how many more. */
export function Tags({ names, most }: { names: readonly string[] | null; most?: number }) {
  const all = names ?? []
  if (all.length === 0) return <None />
  const shown = all.slice(0, most)
  const more = all.slice(shown.length)
  return (
    <span className={classes.tagList}>
      {shown.map((name) => (
        <Badge key={name} variant="light" color="gray" radius="sm" className={classes.tag}>
          {name}
        </Badge>
      ))}
      {more.length > 0 && <span title={more.join(', ')}>+{more.length}</span>}
    </span>
  )
}
