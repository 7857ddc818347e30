import { formatIcu } from '#shared/languages/rules/icu'

/** Translates an English sentence and its placeholders; an unknown one stays English. */
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
