import { useLanguage } from '#kit/web/language.ts'
import { useEditor } from './editor-context.ts'
import { flawOf, keptOf, keyOf, mostIn, writtenOf, type Part } from './typed-parts.ts'

/** A part of the form as it is written: what is typed, why it is not saved, and what others wrote. */
export function useTyped(part: Part) {
  const { unsaved, definition } = useEditor()
  const language = useLanguage()
  const kept = keptOf(definition, part) ?? ''
  const entry = unsaved.use().get(keyOf(part)) ?? null
  const typed = entry?.typed ?? kept
  const written = writtenOf(part, typed, language)
  const isOthers = entry !== null && kept !== entry.base && kept !== written
  return {
    typed,
    kept,
    entry,
    flaw: entry && flawOf(part, written),
    /** What somebody else has saved since the writing began. */
    theirs: isOthers && entry.state !== 'saving' ? kept : null,
    most: mostIn(part),
    length: written.length,
    type: (next: string) => unsaved.type(part, kept, next),
    save: () => {
      if (entry && entry.state !== 'refused') void unsaved.save(part)
    },
  }
}

export type Typed = ReturnType<typeof useTyped>
