import type { Font, GlyphRun } from 'fontkit'

type Layout = (text: string, features?: Parameters<Font['layout']>[1]) => GlyphRun

const MAX_CACHED = 5_000

/** Caches text layouts across documents, because shaping takes most of their time. */
export function cacheLayouts(layout: Layout): Layout {
  const kept = new Map<string, GlyphRun>()
  return (text, features) => {
    const key = `${JSON.stringify(features)} ${text}`
    const run = kept.get(key) ?? layout(text, features)
    // Reinsert at the end, so the least recently used layout is evicted first.
    kept.delete(key)
    kept.set(key, run)
    if (kept.size > MAX_CACHED) kept.delete(kept.keys().next().value!)
    return copyRun(run)
  }
}

/** Copies the positions, because PDFKit overwrites them with its own units. */
function copyRun(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }))
  return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions })
}
