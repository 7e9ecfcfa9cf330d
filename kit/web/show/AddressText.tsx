import { useText } from '../text.ts'

interface Address {
  street: string | null | undefined
  city: string | null | undefined
  province: string | null | undefined
  postalCode: string | null | undefined
}

/** An address as one value. */
export function AddressText({ street, city, province, postalCode }: Address) {
  const text = useText('kit')
  const region = province && text(`provinces.${province}`)
  // A postal code is read as one.
  const code = postalCode?.replaceAll(' ', '\u00a0')
  const end = [region, code].filter(Boolean).join(' ')
  return [street, city, end].filter(Boolean).join(', ')
}
