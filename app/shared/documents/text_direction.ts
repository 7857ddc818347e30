import createBidi, { type Bidi } from 'bidi-js'
import type { Font, GlyphRun } from 'fontkit'

export type Layout = (
  text: string,
  features?: Parameters<Font['layout']>[1],
  direction?: 'ltr' | 'rtl'
) => GlyphRun

// The types of bidi-js describe an ES module, but Node.js loads a CommonJS one.
const bidi = (createBidi as unknown as () => Bidi)()

/** Lays out right-to-left text by the Unicode Bidirectional Algorithm: numbers run left to right. */
export function layoutBothDirections(layout: Layout): Layout {
  return (text, features) => {
    const runs = listVisualRuns(text).map((run) => layout(run.text, features, run.direction))
    const [first = layout(text, features)] = runs
    first.glyphs = runs.flatMap(({ glyphs }) => glyphs)
    first.positions = runs.flatMap(({ positions }) => positions)
    return first
  }
}

/** Lists runs from left to right, each with its text in reading order. */
function listVisualRuns(text: string) {
  const embedding = bidi.getEmbeddingLevels(text, 'rtl')
  const mirrored = bidi.getMirroredCharactersMap(text, embedding.levels)
  const runs: { text: string; direction: 'ltr' | 'rtl' }[] = []
  let previous: number | undefined
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const level = embedding.levels[index]!
    const direction = level % 2 ? 'rtl' : 'ltr'
    const sign = mirrored.get(index) ?? text[index]!
    const run = runs.at(-1)
    if (!run || previous !== level) runs.push({ text: sign, direction })
    else run.text = direction === 'rtl' ? sign + run.text : run.text + sign
    previous = level
  }
  return runs
}
