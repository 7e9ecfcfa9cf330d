import { List, Text } from '@mantine/core'
import { useText } from '#kit/web/text.ts'
import type { ErasurePreview } from '../contract/privacy.endpoints.ts'

/** What has to be settled before a person is erased. */
export function OpenAffairs({ open }: Pick<ErasurePreview, 'open'>) {
  const text = useText()
  return (
    <>
      <Text mb="sm">{text('open.intro')}</Text>
      <List>
        {open.map(({ affair, count }) => (
          <List.Item key={affair}>{text(`open.${affair}`, { count })}</List.Item>
        ))}
      </List>
    </>
  )
}
