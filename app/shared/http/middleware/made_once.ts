import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import type { ParsedGlobalMiddleware } from '@adonisjs/core/types/http'

type Constructor = new (...args: any[]) => unknown
type Reference = ParsedGlobalMiddleware['reference']

/**
 * Middlewares are made once for a process: the container would make all twenty of them anew for each request, which
 * takes longer than what most of them do. So none may keep anything of a request in itself.
 */
export function makeMiddlewaresOnce() {
  // What is changed while somebody works on it is loaded anew.
  if ('hot' in import.meta) return
  const made = new Map<Reference, ParsedGlobalMiddleware['handle']>()
  const ofRoutes = Object.values(router.toJSON()).flatMap((routes) =>
    routes.flatMap(({ middleware }) => [...middleware.all()])
  )
  for (const one of new Set([...server.getMiddlewareList(), ...ofRoutes])) {
    if (typeof one === 'function') continue
    one.handle = made.get(one.reference) ?? handleOfOne(one.reference)
    made.set(one.reference, one.handle)
  }
}

function handleOfOne(reference: Reference): ParsedGlobalMiddleware['handle'] {
  const make = async () => {
    const { default: Middleware } = await (reference as Exclude<Reference, Constructor>)()
    return app.container.make(Middleware)
  }
  let made: ReturnType<typeof make> | undefined
  return async (_, ctx, next, options) => {
    const middleware = await (made ??= make())
    return middleware.handle(ctx, next, options)
  }
}
