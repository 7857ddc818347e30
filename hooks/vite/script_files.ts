import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Part, merged, type Visit } from './merged_parts.ts'

type Chunk = Rolldown.OutputChunk

const PAGE = /\/pages\/[\w]+\.tsx$/
const SHELL = /\/inertia\/shell\.ts$/
const OUTSIDE = /\/layouts\/public_layout\.tsx$/

/** Per page: `most` files shared with other pages, and `spare` unneeded bytes. */
const ROOM = [
  { pages: /public_rates\.tsx$/, most: Infinity, spare: 300, yields: 0.05 },
  { pages: /\/shipping\/home\/pages\/home\.tsx$/, most: 8, spare: 200, yields: 0.05 },
  { pages: /\/shipping\/booking\/pages\/book\.tsx$/, most: 8, spare: 200, yields: 0.05 },
  {
    pages: /\/pages\/(landing|public_track|branded_track|history|transactions)\.tsx$/,
    most: Infinity,
    spare: 500,
    yields: 0.05,
  },
  { pages: PAGE, most: Infinity, spare: 40_000, yields: 1 },
]

/** Dialogs and other parts that open on a loaded page matter less than the page. */
const LATER = { most: Infinity, spare: Infinity, yields: 1, weight: 0.1 }

/** Pages that do not load the shell. A wrong match costs only a few bytes. */
const PUBLIC =
  /\/app\/(shared|identity\/(sessions|accounts|oauth|organizations)|branding\/(tracking_page|unwanted_mail)|admin\/developers)\/|\/pages\/public_/

/**
 * A bundler creates a file for each set of pages that share modules, some hundred per visit. A
 * trial build shows which pages share what, and then modules that are fetched together are merged.
 */
export function scriptFiles(pluginsOfTrial: () => InlineConfig['plugins']): Plugin {
  return {
    name: 'script-files',
    apply: 'build',
    async config({ resolve }) {
      const chunks = await dryRunBuild({ resolve, plugins: pluginsOfTrial() })
      const names = namesOf(chunks)
      const groups = [{ name: (id: string) => names.get(id) ?? null }]
      return {
        environments: {
          client: {
            build: {
              rolldownOptions: {
                preserveEntrySignatures: false,
                output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
              },
            },
          },
        },
      }
    },
  }
}

const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css($|\?)/.test(id) ? '' : null),
}

async function dryRunBuild(config: InlineConfig): Promise<Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles, config.plugins],
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: 'inertia/app.tsx' },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

function namesOf(chunks: Chunk[]): Map<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const closure = (from: Chunk, found = new Set<Chunk>()) => {
    if (found.has(from)) return found
    found.add(from)
    for (const name of from.imports) if (byName.has(name)) closure(byName.get(name)!, found)
    return found
  }
  const base = closure(chunks.find(({ isEntry }) => isEntry)!)
  const shared = chunks.filter((chunk) => !base.has(chunk) && !chunk.isDynamicEntry)
  const parts = new Map(shared.map((chunk) => [chunk, partOf(chunk)]))
  const partsOf = (from: Chunk) =>
    [...closure(from)].flatMap((chunk) => (chunk === from ? [] : (parts.get(chunk) ?? [])))
  for (const [chunk, part] of parts) part.needs = new Set(partsOf(chunk))

  const opened = chunks.filter(({ isDynamicEntry }) => isDynamicEntry)
  for (const chunk of opened) {
    const frame = opened.filter((other) => isFrame(other, chunk))
    addNeeded(new Set([chunk, ...frame].flatMap(partsOf)), fileOf(chunk))
  }
  const files = merged([...parts.values()]).map(({ modules }, at) => ({
    modules,
    name: `part${at}`,
  }))
  for (const { moduleIds } of base) files.push({ modules: moduleIds, name: 'base' })
  return new Map(files.flatMap(({ modules, name }) => modules.map((id) => [id, name] as const)))
}

function addNeeded(needed: Set<Part>, file: string) {
  const size = [...needed].reduce((sum, part) => sum + part.size, 0)
  const room = ROOM.find(({ pages }) => pages.test(file))
  const { most, spare, yields, weight } = room ? { ...room, weight: 1 } : LATER
  const visit: Visit = { most, spare, yields, weight, files: needed.size, size }
  for (const { visits } of needed) visits.add(visit)
}

const fileOf = (chunk: Chunk) => chunk.facadeModuleId ?? ''

function isFrame(frame: Chunk, around: Chunk): boolean {
  const page = fileOf(around)
  return PAGE.test(page) && (PUBLIC.test(page) ? OUTSIDE : SHELL).test(fileOf(frame))
}

function partOf({ moduleIds, code }: Chunk): Part {
  return { modules: moduleIds, size: gzipSync(code).length, visits: new Set(), needs: new Set() }
}
