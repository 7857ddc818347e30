import { buildSearchIndex } from '#admin/developers/site/search_index'

/** Lists each page once, without anchors. */
export async function publicPaths(): Promise<string[]> {
  const found = await buildSearchIndex()
  return [...new Set(found.map(({ href }) => href.split('#')[0]!))]
}
