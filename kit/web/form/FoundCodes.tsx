import type { ReactNode } from 'react'
import { BilingualText } from '../show/BilingualText.tsx'
import { useKitText } from '../text.ts'
import { FoundOptions } from './FoundOptions.tsx'
import classes from './look-up.module.css'
import type { LookUpBox } from './use-look-up.ts'

/** What was found, best first: the code with its title, and the group that it belongs to. */
export function FoundCodes({ box, label }: { box: LookUpBox; label: ReactNode }) {
  const text = useKitText()
  const { found } = box.finds
  return (
    <>
      <FoundOptions box={box} items={found} keyOf={({ code }) => code} label={label}>
        {({ code, title, within }) => (
          <>
            <span>
              <span className="numbers">{code}</span> <BilingualText value={title} />
            </span>
            {within && (
              <span className={classes.within}>
                <BilingualText value={within.title} />
              </span>
            )}
          </>
        )}
      </FoundOptions>
      <span role="status" className="only-spoken">
        {text('lookUp.found', { count: found.length })}
      </span>
    </>
  )
}
