/** The root of a seal as it was mailed or published, with its day where that stands beside it. */
export interface GivenRoot {
  root: string
  day: string | null
}

/** In a text of any form, such as mails, a list, or the published JSON: a root and its day stand on one line. */
export function parseRoots(text: string): GivenRoot[] {
  const lines = text.replaceAll('}', '}\n').split('\n')
  return lines.flatMap((line) => {
    const root = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i.exec(line)?.[0]
    if (!root) return []
    return [{ root: root.toLowerCase(), day: /\b\d{4}-\d\d-\d\d\b/.exec(line)?.[0] ?? null }]
  })
}
