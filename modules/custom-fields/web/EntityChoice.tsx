import { SegmentedControl } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import { customEntities, type CustomEntity } from '../contract/custom-field.ts'

/** Whose fields are shown. */
export function EntityChoice(props: {
  value: CustomEntity
  choose: (entity: CustomEntity) => void
}) {
  const text = useText()
  return (
    <p>
      <SegmentedControl
        aria-label={text('fields.entity')}
        value={props.value}
        onChange={(next) => props.choose(next)}
        data={customEntities.map((value) => ({ value, label: text(`choices.entity.${value}`) }))}
      />
    </p>
  )
}
