import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useText } from '#kit/web/text.ts'
import { customEntities, type CustomEntity } from '../contract/custom-field.ts'

/** Whose fields are shown; on a phone one below the other. */
export function EntityChoice(props: {
  value: CustomEntity
  choose: (entity: CustomEntity) => void
}) {
  const text = useText()
  const isPhone = useMediaQuery('(width < 37.5em)') ?? false
  return (
    <p>
      <SegmentedControl
        aria-label={text('fields.entity')}
        orientation={isPhone ? 'vertical' : 'horizontal'}
        fullWidth={isPhone}
        size={isPhone ? 'md' : 'sm'}
        value={props.value}
        onChange={(next) => props.choose(next)}
        data={customEntities.map((value) => ({ value, label: text(`choices.entity.${value}`) }))}
      />
    </p>
  )
}
