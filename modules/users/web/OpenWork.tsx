import { useText } from '#kit/web/text.ts'
import type { OpenWorkCount } from '../contract/users.endpoints.ts'
import classes from './users.module.css'

/** What waits for somebody, a line for each kind. */
export function OpenWorkList({ openWork }: { openWork: readonly OpenWorkCount[] }) {
  const text = useText('users')
  if (openWork.length === 0) return <p className="quiet">{text('openWork.nothing')}</p>
  return (
    <ul className={classes.openWork}>
      {openWork.map(({ kind, count }) => (
        <li key={kind}>{text(`openWork.${kind}`, { count })}</li>
      ))}
    </ul>
  )
}
