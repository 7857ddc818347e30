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

/** Lists the script files that a page needs besides the entry, so that all load in parallel. */
export function listPageScripts(vite: Vite, page: RenderedPage): string[] {
  // In development, Vite serves every module by itself, so there is no list of files.
  if (vite.useDevServer) return []
  const manifest = vite.manifest()
  const begun = listNeededFiles(manifest, [ENTRY])
  const needed = listNeededFiles(manifest, [
    pageFile(page),
    FRAMES[isInShell(page) ? 'shell' : 'public'],
  ])
  return [...needed.difference(begun)].map((file) => `${vite.assetsUrl() ?? ''}/${file}`)
}

/** Finds a page's file as `inertia/pages.ts` does. */
function pageFile({ component }: RenderedPage): string {
  const end = component.lastIndexOf('/')
  return `app/${component.slice(0, end)}/pages${component.slice(end)}.tsx`
}

/** Decides as `inertia/layouts/shell_page.ts` does. */
function isInShell({ url, props }: RenderedPage): boolean {
  return Boolean(props.caller) && /^\/(base|admin)(\/|\?|#|$)/.test(url)
}

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
