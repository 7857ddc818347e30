/**
 * Maps a page to its file: `shipping/history/history` is app/shipping/history/pages/history.tsx.
 */
export function pagePath(name: string): string {
  const end = name.lastIndexOf('/')
  return `../app/${name.slice(0, end)}/pages${name.slice(end)}.tsx`
}
