import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { shareholdersEndpoints } from '../contract/shareholders.endpoints.ts'
import { mostTags, sameTag } from '../contract/tag.ts'
import classes from './shareholder.module.css'

/** Every tag that there is, to choose from. */
function useTagNames(): string[] {
  const { data } = useAnswer(shareholdersEndpoints.listShareholderTags, {})
  return (data?.data ?? []).map(({ name }) => name)
}

/** How tags are typed: those that there are are offered, others are created on the fly. */
const typing = {
  splitChars: [',', ';'],
  maxTags: mostTags,
  maxLength: 40,
  clearable: true,
  acceptValueOnBlur: true,
  classNames: { inputField: classes.typed ?? '' },
  isDuplicate: (typed: string, chosen: string[]) => chosen.some((each) => sameTag(each, typed)),
}

export function TagsEntry({ input }: { input: FieldInput }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <TagsInput
      {...inputProps(input)}
      {...typing}
      // Once a tag is chosen the list lies over the buttons no longer; typing brings it back.
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onSearchChange={(typed) => setOpen(typed !== '')}
      data={useTagNames()}
      value={(input.value ?? []) as string[]}
      onChange={input.onChange}
      error={input.error ?? firstOf(input)}
    />
  )
}

const firstOf = ({ errorAt, value }: FieldInput) =>
  ((value ?? []) as string[]).map((_, at) => errorAt(String(at))).find(Boolean)
