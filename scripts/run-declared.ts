import { argumentsOf, commandNamed, helpOf } from './arguments.ts'
import { endWith, say } from './progress.ts'

/** Answers a request for help, refuses what is not declared, and runs what is. */
export async function runDeclared(command: string) {
  try {
    const name = commandNamed(command)
    if (process.argv.includes('--help')) return say(helpOf(name))
    argumentsOf(name)
    await import(`./${name}.ts`)
  } catch (error) {
    endWith(error)
  }
}
