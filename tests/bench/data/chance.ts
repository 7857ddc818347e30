/** SQL for a number from 0 to 1023, the same for the same row, whichever part is generated. */
export function chance(of: string, salt: number): string {
  return `(hashint8extended(${of}, ${salt}) & 1023)`
}

/** SQL for one of these words, equally deterministic. */
export function oneOf(words: readonly string[], of: string, salt: number): string {
  const list = words.map((word) => `'${word}'`).join(', ')
  return `(array[${list}])[1 + (hashint8extended(${of}, ${salt}) & 65535) % ${words.length}]`
}
