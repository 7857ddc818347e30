import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { SessionStoreContract, SessionStoreFactory } from '@adonisjs/session/types'

/** A session ends this much earlier than its cookie at most. */
const TOUCH_EVERY_MS = 5 * 60_000
const MOST_KNOWN = 20_000

/** When this process last said that a session goes on. */
const touched = new Map<string, number>()

/**
 * A store of sessions that is asked only where there is something to ask: not after the session of a visitor who
 * brought no cookie, and not to write down with each request that a session goes on.
 */
export function sparing(
  provider: ConfigProvider<SessionStoreFactory>,
  cookieName: string
): ConfigProvider<SessionStoreFactory> {
  return configProvider.create(async (app) => {
    const make = await provider.resolver(app)
    return (ctx, config) => sparingly(make(ctx, config), bringsCookie(ctx, cookieName))
  })
}

export function bringsCookie({ request }: HttpContext, name: string): boolean {
  return (request.header('cookie') ?? '').includes(`${name}=`)
}

function sparingly(store: SessionStoreContract, isKnown: boolean): SessionStoreContract {
  return {
    read: (id) => (isKnown ? store.read(id) : null),
    write: (id, values) => store.write(id, values),
    destroy: (id) => store.destroy(id),
    async touch(id) {
      const now = Date.now()
      if (now - (touched.get(id) ?? 0) < TOUCH_EVERY_MS) return
      await store.touch(id)
      touched.delete(id)
      if (touched.size >= MOST_KNOWN) touched.delete(touched.keys().next().value!)
      touched.set(id, now)
    },
  }
}
