import { formatIcu } from '#shared/languages/rules/icu'

/**
 * A sentence that was said in English, in the language of `said`: English sentences with their translations. What
 * stands in their gaps is looked up as well. What is not there stays as it is.
 */
export function translateSentence(
  english: string,
  said: Record<string, string>,
  language: string
): string {
  for (const [sentence, text] of Object.entries(said)) {
    const values = matchPlaceholders(sentence, english)
    if (!values) continue
    const filled = Object.entries(values).map(([name, value]) => [name, said[value] ?? value])
    return formatIcu(text, language, Object.fromEntries(filled))
  }
  return english
}

function matchPlaceholders(sentence: string, english: string): Record<string, string> | null {
  const literal = sentence.replace(/[.*+?^$()[\]|\\]/g, '\\$&')
  const found = new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`).exec(english)
  return found && { ...found.groups }
}
