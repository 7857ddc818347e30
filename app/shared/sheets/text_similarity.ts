import { foldText } from '#shared/text/rules/fold_text'

/** Normalizes case, accents, punctuation and spaces for comparison; `F.C.T.` becomes one word. */
export function normalizeForComparison(text: string): string {
  return foldText(text.replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Levenshtein distance. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let place = 1; place <= other.length; place++) {
      const same = letter === other[place - 1] ? 0 : 1
      next.push(Math.min(next[place - 1]! + 1, row[place]! + 1, row[place - 1]! + same))
    }
    row = next
  }
  return row[other.length]!
}

export function findNearest<Named>(
  text: string,
  choices: Iterable<readonly [plain: string, choice: Named]>
): Named | null {
  const most = Math.max(1, Math.floor(text.length / 4))
  let best: Named | null = null
  let least = most + 1
  for (const [plain, choice] of choices) {
    if (Math.abs(plain.length - text.length) >= least) continue
    const far = editDistance(text, plain)
    if (far < least) [least, best] = [far, choice]
  }
  return best
}
