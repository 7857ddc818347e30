import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionStoreFactory } from '@adonisjs/session/types'

/** How often a session is extended. It may expire this much earlier than its cookie. */
const TOUCH_EVERY_MS = 5 * 60_000
const MAX_REMEMBERED = 20_000

const touched = new Map<string, number>()

/** Reads a session only if its cookie is sent, and extends it only every five minutes. */
export function lazySessionStore(
  provider: ConfigProvider<SessionStoreFactory>,
  cookieName: string
): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    const make = await provider.resolver(app)
    return (ctx, config) => {
      const store = make(ctx, config)
      return {
        read: (id) => (hasCookie(ctx, cookieName) ? store.read(id) : null),
        write: (id, values) => store.write(id, values),
        destroy: (id) => store.destroy(id),
        async touch(id) {
          const now = Date.now()
          if (now - (touched.get(id) ?? 0) < TOUCH_EVERY_MS) return
          await store.touch(id)
          touched.delete(id)
          if (touched.size >= MAX_REMEMBERED) touched.delete(touched.keys().next().value!)
          touched.set(id, now)
        },
      }
    }
  })
}

export function hasCookie({ request }: HttpContext, name: string): boolean {
  return (request.header('cookie') ?? '').includes(`${name}=`)
}
