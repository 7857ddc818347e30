import type { Font, GlyphRun } from 'fontkit'

type Layout = (text: string, features?: Parameters<Font['layout']>[1]) => GlyphRun

const MAX_CACHED = 5_000

/**
 * Lays out a text once for all papers: to find the shapes of its letters and the distances between
 * them takes most of the time that a paper takes, and the words of one paper come back on the next.
 */
export function cacheLayouts(layout: Layout): Layout {
  const kept = new Map<string, GlyphRun>()
  return (text, features) => {
    const key = `${JSON.stringify(features)} ${text}`
    const run = kept.get(key) ?? layout(text, features)
    // Anew at the end, so that what was not asked for longest goes first.
    kept.delete(key)
    kept.set(key, run)
    if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value!)
    return copyRun(run)
  }
}

/** PDFKit writes its own measures over the positions that it gets. */
function copyRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}
