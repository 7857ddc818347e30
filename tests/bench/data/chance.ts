/** SQL for a number from 0 to 1023. The same row always gets the same number. */
export function chance(of: string, salt: number): string {
  return `(hashint8extended(${of}, ${salt}) & 1023)`
}

/** SQL for one of these words. The same row always gets the same word. */
export function oneOf(words: readonly string[], of: string, salt: number): string {
  const list = words.map((word) => `'${word}'`).join(', ')
  return `(array[${list}])[1 + (hashint8extended(${of}, ${salt}) & 65535) % ${words.length}]`
}
