const skeleton = /, (?:number|date|time), ::[^}]*\}/g
const address = /https?:\/\/\S+/g

/** Signs that a line may break away from in French: what stands before must not be left, or is not there. */
export const looseSigns = (message: string): string[] =>
  message
    .replace(skeleton, '}')
    .replace(address, '')
    .match(/[^\u00a0\u202f\d:]:(?=\s|$)| [:%$»]|« |«(?=[\p{L}{])|[\p{L}}]»|[\d}][%$]/gu) ?? []
