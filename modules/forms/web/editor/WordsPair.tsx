import { Button, Textarea } from '@mantine/core'
import { languages, type Language } from '#kit/contract/strings.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { confirmWords } from '../../contract/change-words.ts'
import type { Question, Section } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useEditor } from './editor-context.ts'
import { questionIn, sectionIn } from './find.ts'
import { editWords, wordsIn, type Part, type WordsName } from './typed-parts.ts'
import { UnsavedNote, useFlawWords } from './UnsavedNote.tsx'
import { useTyped } from './use-typed.ts'

interface WordsPairProps {
  legend: string
  /** Whose words they are, and which of them. */
  of: Question | Section
  name: WordsName
  /** A part that may stay blank in both languages. */
  isOptional?: boolean
  /** Just added: its words are written next. */
  isFirst?: boolean
}

const names = { en: 'form.english', fr: 'form.french' } as const

/** The same words in both languages side by side, with what is missing of them. */
export function WordsPair({ legend, of, name, isOptional, isFirst }: WordsPairProps) {
  const text = useText()
  const { mayEdit, run } = useEditor()
  const words = wordsIn(of, name)
  const { confirm } = words
  const isBlank = !words.en.trim() && !words.fr.trim()
  const { id } = of
  const confirmBoth = () =>
    void run((definition) => {
      const now = questionIn(definition, id) ?? sectionIn(definition, id)
      return now && editWords(now, name, confirmWords(wordsIn(now, name)))
    })
  return (
    <fieldset className={classes.pair}>
      <legend>{legend}</legend>
      <div className={classes.two}>
        {languages.map((language) => (
          <OneLanguage
            key={language}
            part={{ of: 'words', id, name, language }}
            language={language}
            isFirst={isFirst === true && language === languages[0]}
            isMissing={!words[language].trim() && !(isOptional && isBlank)}
          />
        ))}
      </div>
      {confirm && mayEdit && (
        <div className={classes.confirm}>
          <p>{text(`words.confirm.${confirm}`)}</p>
          <Button size="sm" variant="default" onClick={confirmBoth}>
            {text('words.stillRight')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** After the dialog in which it was chosen has given the focus back. */
const focusAtLast = (input: HTMLTextAreaElement | null) => {
  if (input) setTimeout(() => input.focus())
}

/** Both boxes begin at the same height, whatever is said of one of them. */
const order = ['label', 'input', 'description', 'error'] as const

function OneLanguage(props: {
  part: Part
  language: Language
  isFirst: boolean
  isMissing: boolean
}) {
  const { part, language, isFirst } = props
  const text = useText()
  const kit = useKitText()
  const { mayEdit } = useEditor()
  const typed = useTyped(part)
  const isMissing = props.isMissing && !typed.typed.trim()
  return (
    <div>
      <Textarea
        autosize
        minRows={2}
        maxRows={12}
        ref={isFirst ? focusAtLast : undefined}
        lang={language}
        label={kit(names[language])}
        inputWrapperOrder={[...order]}
        value={typed.typed}
        readOnly={!mayEdit}
        description={isMissing ? text(`words.missing.${language}`) : undefined}
        error={useFlawWords()(part, typed)}
        data-missing={isMissing || undefined}
        onChange={(event) => typed.type(event.currentTarget.value)}
        onBlur={typed.save}
      />
      <UnsavedNote part={part} typed={typed} />
    </div>
  )
}
