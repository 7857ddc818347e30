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

/** Lists the files of a page besides the entry script, so that all load in parallel. */
export function listPageScripts(vite: Vite, page: RenderedPage): string[] {
  // The Vite development server serves modules one by one.
  if (vite.useDevServer) return []
  const manifest = vite.manifest()
  const begun = listNeededFiles(manifest, [ENTRY])
  const needed = listNeededFiles(manifest, [
    pageFile(page),
    FRAMES[isInShell(page) ? 'shell' : 'public'],
  ])
  return [...needed.difference(begun)].map((file) => `${vite.assetsUrl() ?? ''}/${file}`)
}

/** Must match inertia/pages.ts. */
function pageFile({ component }: RenderedPage): string {
  const end = component.lastIndexOf('/')
  return `app/${component.slice(0, end)}/pages${component.slice(end)}.tsx`
}

/** Must match inertia/layouts/shell_page.ts. */
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
