import { runnerImport } from 'vite'

const ROOT = new URL('../../', import.meta.url).pathname
const SHELL = `${ROOT}inertia/components/shell`

type Entries = typeof import('../../inertia/components/shell/shell_entries.js')
type Destinations = typeof import('../../inertia/components/shell/palette/destinations.js')

/** Loads a module of the pages, whose imports only Vite resolves. */
async function load<T>(path: string): Promise<T> {
  const alias = { '~': `${ROOT}inertia`, '@generated': `${ROOT}.adonisjs/client` }
  const { module } = await runnerImport<T>(path, { configFile: false, resolve: { alias } })
  return module
}

export const { shellEntries, findCurrentEntry } = await load<Entries>(`${SHELL}/shell_entries.ts`)

export const { findPages } = await load<Destinations>(`${SHELL}/palette/destinations.ts`)
