import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const REGISTRY = join('.adonisjs', 'client', 'registry', 'index.ts')

const ROUTE = /^ {2}'([\w.]+)': \{\n {4}methods: (\[.*?\]),\n {4}pattern: '(.*?)',$/gm
const TEXT = /'([a-z][\w.]*)'|"([a-z][\w.]*)"/g

/**
 * Limits a page to the routes that its code names: all routes would be a sixth of a first visitor's
 * download.
 */
export function namedRoutes(root: string): Plugin {
  const registry = join(root, REGISTRY)
  const ours = ['app', 'inertia'].map((folder) => join(root, folder, '/'))
  let routes = new Map<string, string>()
  return {
    name: 'named-routes',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const all = readFileSync(registry, 'utf8').matchAll(ROUTE)
      routes = new Map([...all].map(([, name, methods, path]) => [name!, `${methods}, '${path}'`]))
      if (routes.size === 0) this.error(`No routes were found in ${registry}`)
    },
    load(id) {
      if (id !== registry) return null
      return `
        export const routes = {}
        export const registry = { routes }
        export function know(name, methods, pattern) { routes[name] = { methods, pattern } }`
    },
    transform(code, id) {
      if (!ours.some((folder) => id.startsWith(folder))) return null
      const named = new Set([...code.matchAll(TEXT)].map(([, one, other]) => (one ?? other)!))
      const known = [...named].filter((name) => routes.has(name))
      if (known.length === 0) return null
      const told = known.map((name) => `$know('${name}', ${routes.get(name)});`).join('')
      return { code: `import { know as $know } from '${registry}';${told}${code}`, map: null }
    },
  }
}
