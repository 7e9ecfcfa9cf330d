import { useEffect } from 'react'
import { useText } from '#kit/web/text.ts'
import classes from './mention.module.css'
import type { MentionBox } from './use-mention.ts'

/** Who can be mentioned, by the keys of the text or by touch; how many is spoken. */
export function FoundPeople({ box }: { box: MentionBox }) {
  const text = useText()
  return (
    <>
      {box.isOpen && <Options box={box} />}
      <span role="status" className="only-spoken">
        {box.isOpen && text('mentions.found', { count: box.people.length })}
      </span>
    </>
  )
}

function Options({ box }: { box: MentionBox }) {
  const text = useText()
  const { people, active, optionId, listId } = box
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })
  // At the end of a page there would be no room for it.
  useEffect(() => document.getElementById(listId)?.scrollIntoView({ block: 'nearest' }), [listId])
  return (
    <div id={listId} role="listbox" aria-label={text('mentions.people')} className={classes.found}>
      {people.map((person, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text keeps focus and keys
        <div
          key={person.id}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.option}
          onPointerMove={() => box.setActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => box.choose(person)}
        >
          {person.name}
        </div>
      ))}
    </div>
  )
}
