import Bowser from 'bowser'

const MAX_NAME_LENGTH = 80

/** Use the name for display only, because visitors control the user agent. */
export function describeBrowser(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  const words = [browser.name, os.name].filter(Boolean).join(' on ')
  return words.slice(0, MAX_NAME_LENGTH) || null
}

export function describeProgram(userAgent: string | undefined): string | null {
  const word = userAgent?.match(/^[\w.+-]+(\/[\w.+-]+)?/)?.[0]
  return word?.slice(0, MAX_NAME_LENGTH) ?? null
}
