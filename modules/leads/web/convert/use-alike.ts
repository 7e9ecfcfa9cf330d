import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import {
  conversionsEndpoints,
  type Alike,
  type TypedConversion,
} from '../../contract/conversions.endpoints.ts'

const looked = [
  'shareholderKind',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'country',
  'birthDate',
  'postCode',
] as const

/** Of what is known or typed that by which a shareholder is recognized. */
export const recognizable = (values: object): TypedConversion =>
  Object.fromEntries(
    looked.map((name) => [name, (values as Record<string, unknown>)[name] ?? null]),
  ) as TypedConversion

export const askAlike = async (id: string, body: TypedConversion, signal: AbortSignal) =>
  (await callApi(conversionsEndpoints.findAlike, { params: { id }, body, signal })).data

/** Shareholders like what is typed, asked a moment after the last change, and after each refusal. */
export function useAlike(id: string, first: readonly Alike[]): readonly Alike[] {
  const form = useFormAround()
  const asked = JSON.stringify(recognizable(form.body()))
  const [begun] = useState(`${asked} 0`)
  const [found, setFound] = useState(first)
  const round = `${asked} ${form.failures}`
  useEffect(() => {
    if (round === begun) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const body = JSON.parse(asked) as TypedConversion
      if (body.shareholderKind) setFound(await askAlike(id, body, abort.signal))
    }
    // What cannot be asked now, the server asks before anything is saved.
    const timer = setTimeout(() => void ask().catch(() => undefined), 500)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [id, asked, round, begun])
  return found
}
