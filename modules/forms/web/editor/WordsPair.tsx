import { Button, Textarea } from '@mantine/core'
import { languages, type Language } from '#kit/contract/strings.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { changeWords, confirmWords } from '../../contract/change-words.ts'
import type { Words } from '../../contract/definition.ts'
import classes from './entries.module.css'
import { useLocal } from '../use-local.ts'
import { useEditor } from './editor-context.ts'

interface WordsPairProps {
  legend: string
  words: Words
  /** A part that may stay blank in both languages. */
  isOptional?: boolean
  /** Just added: its words are written next. */
  isFirst?: boolean
  /** Takes what the words become of those that are kept by then. */
  change: (next: (now: Words) => Words) => void
}

const names = { en: 'form.english', fr: 'form.french' } as const

/** The same words in both languages side by side, with what is missing of them. */
export function WordsPair({ legend, words, isOptional, isFirst, change }: WordsPairProps) {
  const text = useText()
  const { mayEdit } = useEditor()
  const { confirm } = words
  const isBlank = !words.en.trim() && !words.fr.trim()
  return (
    <fieldset className={classes.pair}>
      <legend>{legend}</legend>
      <div className={classes.two}>
        {languages.map((language) => (
          <OneLanguage
            key={language}
            language={language}
            isFirst={isFirst === true && language === languages[0]}
            kept={words[language]}
            isMissing={!words[language].trim() && !(isOptional && isBlank)}
            keep={(typed) => change((now) => changeWords(now, language, typed))}
          />
        ))}
      </div>
      {confirm && mayEdit && (
        <div className={classes.confirm}>
          <p>{text(`words.confirm.${confirm}`)}</p>
          <Button size="sm" variant="default" onClick={() => change(confirmWords)}>
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

function OneLanguage(props: {
  language: Language
  isFirst: boolean
  kept: string
  isMissing: boolean
  keep: (typed: string) => void
}) {
  const { language, kept, keep, isFirst } = props
  const text = useText()
  const kit = useKitText()
  const { mayEdit } = useEditor()
  const [typed, setTyped] = useLocal(kept)
  const isMissing = props.isMissing && !typed.trim()
  return (
    <Textarea
      autosize
      minRows={2}
      maxRows={12}
      ref={isFirst ? focusAtLast : undefined}
      lang={language}
      label={kit(names[language])}
      value={typed}
      readOnly={!mayEdit}
      description={isMissing ? text(`words.missing.${language}`) : undefined}
      data-missing={isMissing || undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed.trim() !== kept) keep(typed)
      }}
    />
  )
}
