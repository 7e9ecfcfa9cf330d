import { FoundOptions } from '#kit/web/form/FoundOptions.tsx'
import { useText } from '#kit/web/text.ts'
import type { MentionBox } from './use-mention.ts'

/** Who can be mentioned, by the keys of the text or by touch; how many is spoken. */
export function FoundPeople({ box }: { box: MentionBox }) {
  const text = useText()
  const { people, isOpen } = box
  return (
    <>
      {isOpen && (
        <FoundOptions
          box={box}
          items={people}
          keyOf={({ id }) => id}
          label={text('mentions.people')}
          isCompact
        >
          {({ name }) => name}
        </FoundOptions>
      )}
      <span role="status" className="only-spoken">
        {isOpen && text('mentions.found', { count: people.length })}
      </span>
    </>
  )
}
