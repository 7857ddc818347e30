import Bowser from 'bowser'

const MAX_NAME_LENGTH = 80

/** A browser and its system as people call them. What it says of itself is the visitor's to choose, and is only shown. */
export function describeBrowser(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean).join(' on ')
  return words.slice(0, MAX_NAME_LENGTH) || null
}

/** The first word of what a program calls itself, such as `curl/8.10`. */
export function describeProgram(userAgent: string | undefined): string | null {
  const word = userAgent?.match(/^[\w.+-]+(\/[\w.+-]+)?/)?.[0]
  return word?.slice(0, MAX_NAME_LENGTH) ?? null
}
