/** Keys that are the words on a button, in every module. */
const buttonKeys =
  /^(?:actions|acts|verbs|transitions)\.\w+$|\.(?:verb|button|submit|act)$|^(?:closures|wages|prices|tasks|notes|files)\.(?:add|edit|correct|withdraw)$|(?:Snapshot|transfer)\.open$/

/** `transitions` and `actions` of some modules name what may be done, not a button. */
export const isButton = (namespace: string, key: string) =>
  buttonKeys.test(key) &&
  !/^(?:history|toast)\./.test(key) &&
  !(namespace === 'roles' && key.startsWith('actions.'))

const verbs =
  'accept|activate|add|allow|answer|ask|apply|approve|archive|assess|assign|back|build|call|cancel|change|check|choose|claim|clear|close|compare|complete|confirm|continue|copy|correct|create|decline|delete|deny|disable|discard|dismiss|download|duplicate|edit|enable|end|erase|export|extend|freeze|give up|go|hide|import|invite|keep|leave|lift|mark|merge|move|offer|open|override|pause|pay|place|print|publish|put|read|recall|recommend|record|recover|reassign|refuse|reject|release|rematch|remove|rename|reopen|replace|report|request|require|reset|restore|retire|return|revert|review|revoke|rotate|save|secure|see|send|set|show|sign|skip|start|stop|submit|suspend|take|transfer|try|undo|unlock|upload|use|verify|view|void|waive|withdraw|write'

/** A verb, and what it does something to: `Save program`, `{count} …` counts as what. */
const saysWhat = new RegExp(`^(?:${verbs}) (?:[\\p{L}#]|\\{)`, 'iu')

const infinitive = /^(?:(?:Ne (?:pas|plus)|Tout|Me|Se) |[MS]’)?\p{L}*(?:er|ir|oir|re)(?![\p{L}’-])/u

/** Plural forms are each a text of their own. */
const forms = (message: string) =>
  /^\{\w+, plural,/.test(message)
    ? [...message.matchAll(/(?:one|other|=\d+) \{([^{}]*)\}/g)].map(([, form]) => form ?? '')
    : [message]

export const faultsOfEnglishButton = (message: string): string[] => [
  ...(message.includes('…') ? ['an ellipsis'] : []),
  ...(forms(message).every((form) => saysWhat.test(form)) ? [] : ['no verb with its noun']),
]

export const faultsOfFrenchButton = (message: string): string[] => [
  ...(message.includes('…') ? ['an ellipsis'] : []),
  ...(forms(message).every((form) => infinitive.test(form)) ? [] : ['no infinitive']),
]
