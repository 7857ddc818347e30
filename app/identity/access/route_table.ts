import router from '@adonisjs/core/services/router'
import { type RouteDeclaration, findDeclaration } from '#identity/access/route_declarations'

interface NamedRoute extends Partial<RouteDeclaration> {
  name: string
  method: string
  pattern: string
}

export function listNamedRoutes(): NamedRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods, pattern }) => {
      if (!name) return []
      const method = methods.find((one) => one !== 'HEAD') ?? 'GET'
      return [{ name, method, pattern, ...findDeclaration(name) }]
    })
}

export function formatRouteTable(): string {
  const rows = listNamedRoutes().map(({ name, method, pattern, auditedRead, ...access }) => [
    name,
    `${method} ${pattern}`,
    access.by ?? '',
    access.allowedWithoutSecondFactor ? 'allowedWithoutSecondFactor' : '',
    access.team ?? '',
    access.scope ?? '',
    access.liveOnly ? 'live only' : '',
    access.idempotency ?? '',
    auditedRead ? 'auditedRead' : '',
  ])
  const sorted = rows.toSorted(([one], [other]) => (one! < other! ? -1 : 1))
  return sorted.map((cells) => cells.filter(Boolean).join(' | ')).join('\n')
}
