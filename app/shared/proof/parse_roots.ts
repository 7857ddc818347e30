export interface GivenRoot {
  root: string
  day: string | null
}

/** Extracts roots from any text, such as an e-mail, a list or the published JSON. */
export function parseRoots(text: string): GivenRoot[] {
  const lines = text.replaceAll('}', '}\n').split('\n')
  return lines.flatMap((line) => {
    const root = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.exec(line)?.[0]
    if (!root) return []
    return [{ root: root.toLowerCase(), day: /\b\d{4}-\d\d-\d\d\b/.exec(line)?.[0] ?? null }]
  })
}
