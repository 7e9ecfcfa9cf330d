import { Button, NativeSelect } from '@mantine/core'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useText } from '#kit/web/text.ts'
import type { Section } from '../../contract/definition.ts'
import type { Edit } from '../../contract/edits.ts'
import { sectionSpot } from '../../contract/places.ts'
import classes from '../pane.module.css'
import { FindingList } from '../publish/FindingList.tsx'
import { useEditor } from './editor-context.ts'
import { sectionIn } from './find.ts'
import { ShowEntry } from './ShowEntry.tsx'
import { WordsPair } from './WordsPair.tsx'

type SectionChange = Omit<Extract<Edit, { do: 'changeSection' }>, 'do' | 'id'>

/** A page of the form: its words, when it is shown, and its place. */
export function SectionPane({ section }: { section: Section }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, run } = useEditor()
  const { id } = section
  const place = form.places.find((each) => each.id === section.place)
  const change = (make: (now: Section) => SectionChange) =>
    void run((definition) => {
      const now = sectionIn(definition, id)
      return now && { do: 'changeSection', id, ...make(now) }
    })
  return (
    <section className={classes.pane} aria-labelledby="pane-title">
      <header>
        <h2 id="pane-title">{bilingual(section.title) || text('untitledSection')}</h2>
        <p className="quiet">
          {text('section.kind')}
          {place && ` · ${bilingual(place.name)}`}
        </p>
      </header>
      <SectionActions section={section} />
      <PlaceEntry section={section} change={(chosen) => change(() => ({ place: chosen }))} />
      <FindingList findings={(form.draft?.findings ?? []).filter((each) => each.id === id)} />
      <WordsPair legend={text('section.title')} of={section} name="title" />
      <WordsPair legend={text('section.intro')} isOptional of={section} name="intro" />
      <ShowEntry id={id} shown={section.show} />
    </section>
  )
}

/** Which screen of the form the section is on; where there is one alone, nothing is asked. */
function PlaceEntry(props: { section: Section; change: (place: string) => void }) {
  const text = useText()
  const bilingual = useBilingual()
  const { form, mayEdit } = useEditor()
  const { place } = props.section
  const isKnown = form.places.some(({ id }) => id === place)
  if (!mayEdit || (form.places.length < 2 && isKnown)) return null
  return (
    <NativeSelect
      label={text('section.place')}
      description={text('section.placeHelp')}
      value={isKnown ? place : ''}
      onChange={(event) => props.change(event.currentTarget.value)}
      data={[
        ...(isKnown ? [] : [{ value: '', label: text('section.noPlace'), disabled: true }]),
        ...form.places.map(({ id, name }) => ({ value: id, label: bilingual(name) })),
      ]}
    />
  )
}

function SectionActions({ section: { id, questions } }: { section: Section }) {
  const text = useText()
  const { definition, mayEdit, run, choose } = useEditor()
  if (!mayEdit) return null
  const move = (by: -1 | 1) =>
    void run((now) => {
      const after = sectionSpot(now, id, by)
      return after === undefined ? null : { do: 'moveSection', id, after }
    })
  const remove = async () => {
    if (await run(() => ({ do: 'removeSection', id }))) choose(null)
  }
  const button = (by: -1 | 1, label: string) => (
    <Button
      size="sm"
      variant="default"
      disabled={sectionSpot(definition, id, by) === undefined}
      onClick={() => move(by)}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.acts}>
      {button(-1, text('move.up'))}
      {button(1, text('move.down'))}
      <ActButton
        size="sm"
        variant="default"
        can={questions.length === 0 || { reason: 'sectionNotEmpty' }}
        act={remove}
      >
        {text('section.remove')}
      </ActButton>
    </div>
  )
}
