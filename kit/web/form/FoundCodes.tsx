import { useEffect, type ReactNode } from 'react'
import { BilingualText } from '../show/BilingualText.tsx'
import { useKitText } from '../text.ts'
import classes from './look-up.module.css'
import type { LookUpBox } from './use-look-up.ts'

/** What was found, best first: the code with its title, and the group that it belongs to. */
export function FoundCodes({ box, label }: { box: LookUpBox; label: ReactNode }) {
  const text = useKitText()
  const { finds, active, optionId } = box
  useEffect(() => {
    document.getElementById(box.listId)?.scrollIntoView({ block: 'nearest' })
  }, [box.listId])
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <>
      <div
        id={box.listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : undefined}
        className={classes.found}
      >
        {finds.found.map((each, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps focus and keys
          <div
            key={each.code}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={classes.option}
            onPointerMove={() => box.setActive(at)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => box.choose(each)}
          >
            <span>
              <span className="numbers">{each.code}</span> <BilingualText value={each.title} />
            </span>
            {each.within && (
              <span className={classes.within}>
                <BilingualText value={each.within.title} />
              </span>
            )}
          </div>
        ))}
      </div>
      <span role="status" className="only-spoken">
        {text('lookUp.found', { count: finds.found.length })}
      </span>
    </>
  )
}
