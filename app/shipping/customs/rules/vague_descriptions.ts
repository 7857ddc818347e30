/**
 * Customs return parcels whose description has only such words. We only warn. The list is no
 * setting, because the form checks every keystroke and carriers hardly ever change their lists.
 */
const VAGUE_WORDS = new Set(
  `accessories appliances articles clothes clothing commodity consumables effects electronics
  equipment food foodstuff gift gifts goods item items machine machines material materials merchandise
  misc miscellaneous parcel part parts personal present presents product products sample samples
  souvenir souvenirs spares stuff supplies textile textiles things tools various`.split(/\s+/)
)

const FILLER_WORDS = new Set(
  'a all and assorted auto car different electronic few for from home household machine many mixed my new of old other own some spare the used with'.split(
    ' '
  )
)

/** Returns the first word of a description that has only vague words; null for any other. */
function findVagueWord(description: string): string | null {
  const words = description.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const meaningful = words.filter((word) => !FILLER_WORDS.has(word))
  const [first] = meaningful
  return first && meaningful.every((word) => VAGUE_WORDS.has(word)) ? first : null
}

export function vagueDescriptionWarning(description: string): string | null {
  const word = findVagueWord(description)
  return (
    word &&
    `"${word}" is too vague for customs. Say what it is, what it is made of and what it is for, e.g. men's cotton shirts.`
  )
}
