import { useListedCode } from '../listed-codes.ts'
import { BilingualText } from './BilingualText.tsx'

/** A code of a list and what it means; one that is not in the list stands alone. */
export function CodeText({ list, code }: { list: string; code: string }) {
  const listed = useListedCode(list, code)
  if (!listed) return code
  return (
    <>
      {code} – <BilingualText value={listed.title} />
    </>
  )
}
