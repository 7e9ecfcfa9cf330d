import type { Screen } from '#kit/contract/define-screen.ts'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import classes from '#modules/forms/web/pieces/fields/fields.module.css'
import type { Side } from '../../contract/sides.ts'
import { useWords, type WordKey } from '../words/use-words.ts'

export const SendLabel = ({ side }: { side: Side }) =>
  useWords()(side === 'employer' ? 'check.send' : 'check.sendEmployee')

/** What can be done about a rule that is not met. */
export function Remedy({ code, screen }: { code: string; screen: Screen }) {
  const words = useWords()
  return (
    <>
      <p>{words(`remedies.${code}` as WordKey)}</p>
      <ScreenLink screen={screen} className={classes.others}>
        {words('otherPrograms')}
      </ScreenLink>
    </>
  )
}
