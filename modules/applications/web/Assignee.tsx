import { useText } from '#kit/web/text.ts'

/** Whose file it is. */
export function Assignee({ of }: { of: { name: string } | null }) {
  const text = useText('applications')
  return of ? of.name : <span className="quiet">{text('list.unassigned')}</span>
}
