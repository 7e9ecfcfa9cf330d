import { useText } from '../text.ts'

/** The name of a province or territory. */
export function ProvinceText({ value }: { value: string }) {
  const text = useText('kit')
  return text(`provinces.${value}`)
}
