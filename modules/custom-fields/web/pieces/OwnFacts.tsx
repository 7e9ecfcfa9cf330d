import type { OwnField } from '#kit/contract/own-fields.ts'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useOwnSection } from './use-own-fields.ts'

/** What a record has of the fields that were added. */
export function OwnFacts({ own }: { own: readonly OwnField[] }) {
  const title = useOwnSection()
  const language = useLanguage()
  if (own.length === 0) return null
  return (
    <RecordSection title={title}>
      <Facts>
        {own.map(({ id, name, label }) => (
          <Fact key={id} name={name} label={label[language]} />
        ))}
      </Facts>
    </RecordSection>
  )
}
