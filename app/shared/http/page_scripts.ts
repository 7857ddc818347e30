import type { Vite } from '@adonisjs/vite'

const ENTRY = 'inertia/app.tsx'
const FRAMES = {
  shell: 'inertia/shell.ts',
  public: 'inertia/layouts/public_layout.tsx',
}

type Manifest = ReturnType<Vite['manifest']>

interface RenderedPage {
  component: string
  url: string
  props: { caller?: unknown }
}

/**
 * The files that a page needs besides the first script, which would ask for them only when it has
 * come itself: named in the page, they all come at once.
 */
export function listPageScripts(vite: Vite, page: RenderedPage): string[] {
  // Vite itself serves the pages that one is working on, file by file.
  if (vite.useDevServer) return []
  const manifest = vite.manifest()
  const begun = listNeededFiles(manifest, [ENTRY])
  const needed = listNeededFiles(manifest, [
    pageFile(page),
    FRAMES[isInShell(page) ? 'shell' : 'public'],
  ])
  return [...needed.difference(begun)].map((file) => `${vite.assetsUrl() ?? ''}/${file}`)
}

/** As inertia/pages.ts finds it. */
function pageFile({ component }: RenderedPage): string {
  const end = component.lastIndexOf('/')
  return `app/${component.slice(0, end)}/pages${component.slice(end)}.tsx`
}

/** As inertia/layouts/shell_page.ts says. */
function isInShell({ url, props }: RenderedPage): boolean {
  return Boolean(props.caller) && /^\/(base|admin)(\/|\?|#|$)/.test(url)
}

/** What these modules import, at whatever distance, without what they fetch later. */
export function listNeededFiles(manifest: Manifest, modules: string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    files.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  modules.forEach(follow)
  return files
}
