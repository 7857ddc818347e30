import { dirname, relative, resolve } from 'node:path'

/** A module, or a room of shipping, may import only from itself and those earlier in its list. */
const MODULES = ['shared', 'identity', 'wallet', 'shipping', 'branding', 'admin']
const ROOMS = {
  shipping: [
    ...['places', 'pricing', 'shipment', 'customs', 'billing', 'costs', 'reweighing', 'invoicing'],
    ...[
      'booking',
      'addresses',
      'purchase_approvals',
      'carriers',
      'documents',
      'tracking',
      'returns',
      'history',
      'batches',
      'agents',
      'home',
      'demo',
    ],
  ],
}

const ROOT = import.meta.dirname
const ALIAS = new RegExp(`^#(?:app/)?(${MODULES.join('|')})/(.+)$`)
const ROUTE = new RegExp(`^(?:api\\.)?(${MODULES.join('|')})\\.[a-z_.]+$`)

/** Names of webhook events that look like route names but are none. */
const EVENTS = ['wallet.credited', 'wallet.low']

/** The shell may name routes of any module. */
const isShell = (path) => path.startsWith('../inertia/')

/** Pages run in the browser; rules run in the browser and on the server. */
const isPage = (path) => isShell(path) || /\/(pages|components)\//.test(path)
const isRule = (path) => /\/rules\//.test(path)

/** Returns a path below app/, or null for an import from elsewhere. */
function targetOf(file, specifier) {
  const alias = ALIAS.exec(specifier)
  if (alias) return `${alias[1]}/${alias[2]}`
  if (!specifier.startsWith('.')) return null
  const path = relative(resolve(ROOT, 'app'), resolve(dirname(file), specifier))
  return path.startsWith('..') ? null : path
}

function complaint(from, to) {
  const [module, room] = from.split('/')
  const [itsModule, itsRoom] = to.split('/')
  if (!isShell(from) && MODULES.indexOf(itsModule) > MODULES.indexOf(module)) {
    return `${module} comes before ${itsModule} and may not import from it`
  }
  const rooms = from.split('/').length > 2 && module === itsModule ? (ROOMS[module] ?? []) : []
  if (rooms.indexOf(itsRoom) > rooms.indexOf(room)) {
    return `${module}/${room} comes before ${module}/${itsRoom} and may not import from it`
  }
  if (isPage(from) && !isPage(to) && !isRule(to))
    return 'a page may import only rules/ from the server'
  if (isRule(from) && !isRule(to)) return 'a file in rules/ may import only from rules/'
  return null
}

const directions = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = relative(resolve(ROOT, 'app'), context.filename)
    const [module] = from.split('/')
    const check = (node, specifier) => {
      const to = typeof specifier === 'string' ? targetOf(context.filename, specifier) : null
      const message = to && complaint(from, to)
      if (message)
        context.report({ node, message: `${message}: see docs/explanation/architecture.md` })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.value),
      TSImportType: (node) => check(node, node.source?.value ?? node.argument?.literal?.value),
      Literal(node) {
        const route = typeof node.value === 'string' ? ROUTE.exec(node.value) : null
        if (!route || isShell(from) || EVENTS.includes(node.value)) return
        if (MODULES.indexOf(route[1]) > MODULES.indexOf(module)) {
          const message = `${module} may not name a route of ${route[1]}: see docs/explanation/architecture.md`
          context.report({ node, message })
        }
      },
    }
  },
}

export default { rules: { directions } }
