/** GSM 03.38: the characters with seven bits. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

/** The extension of GSM 03.38: each of these characters counts as two. */
const EXTENSION = '\f^{}\\[~]|€'

const SMS_PART_LENGTHS = {
  gsm: { alone: 160, joined: 153 },
  unicode: { alone: 70, joined: 67 },
} as const

export type SmsParts = {
  parts: number
  /** In characters as the network counts them: see `EXTENSION`. */
  length: number
  encoding: keyof typeof SMS_PART_LENGTHS
  perPart: number
  /** Characters that force Unicode and so shorten every part, without duplicates. */
  unusual: string[]
}

/** An SMS is charged by the part. */
export function measureSms(text: string): SmsParts {
  const characters = [...text]
  const unusual = [...new Set(characters.filter((one) => !isGsm(one)))]
  const encoding = unusual.length > 0 ? 'unicode' : 'gsm'
  const sizes = characters.map(encoding === 'gsm' ? septetsOf : ({ length }) => length)
  const length = sizes.reduce((sum, size) => sum + size, 0)
  const { alone, joined } = SMS_PART_LENGTHS[encoding]
  const isAlone = length <= alone
  return {
    length,
    encoding,
    unusual,
    parts: isAlone ? 1 : countParts(sizes, joined),
    perPart: isAlone ? alone : joined,
  }
}

/** Never splits a character of two units: if it does not fit, it begins the next part. */
function countParts(sizes: number[], room: number): number {
  let parts = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > room) {
      parts += 1
      used = 0
    }
    used += size
  }
  return parts
}

function isGsm(character: string): boolean {
  return BASIC.includes(character) || EXTENSION.includes(character)
}

function septetsOf(character: string): number {
  return EXTENSION.includes(character) ? 2 : 1
}
