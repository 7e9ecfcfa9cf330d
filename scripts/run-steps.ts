import type { Step } from './check-steps.ts'
import { messageOf, say, seconds } from './progress.ts'

/** Runs the steps in order, all of them; answers the names of those that failed. */
export async function runSteps(steps: Step[]): Promise<string[]> {
  const failed: string[] = []
  for (const step of steps) {
    const started = performance.now()
    const problems = await step.problems().catch(messageOf)
    if (problems) failed.push(step.name)
    say(`${problems ? '✗' : '✓'} ${step.name.padEnd(20)} ${seconds(started)}`)
    if (problems) say(indent(problems))
  }
  return failed
}

const indent = (words: string) => words.replaceAll(/^/gm, '    ')
