import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { TaskRow } from '../contract/tasks.endpoints.ts'

/** What a task is called here: those that the product opened have a name in either language. */
export function useTaskTitle() {
  const bilingual = useBilingual()
  return ({ title, titles }: Pick<TaskRow, 'title' | 'titles'>) =>
    titles ? bilingual(titles) : title
}
