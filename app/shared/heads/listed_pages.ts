type Lister = { publicPaths: () => Promise<string[]> | string[] }

const listers = new Set<() => Promise<Lister>>()

/** Which pages of a module search engines may list. */
export function listPagesOf(lister: () => Promise<Lister>) {
  listers.add(lister)
}

const OWN = ['/', '/branded-tracking', '/branded-notification', '/terms', '/privacy']

export async function listedPaths(): Promise<string[]> {
  const lists = await Promise.all(
    [...listers].map(async (load) => {
      const { publicPaths } = await load()
      return publicPaths()
    })
  )
  return [...new Set([...OWN, ...lists.flat()])]
}
