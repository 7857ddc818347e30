/** A number from 0 to 1023, the same each time for the same row: data that can be made again in halves. */
export function chance(of: string, salt: number): string {
  return `(hashint8extended(${of}, ${salt}) & 1023)`
}

/** One of these words, by the same kind of chance. */
export function oneOf(words: readonly string[], of: string, salt: number): string {
  const list = words.map((word) => `'${word}'`).join(', ')
  return `(array[${list}])[1 + (hashint8extended(${of}, ${salt}) & 65535) % ${words.length}]`
}
