import type { Page, Request } from 'playwright'

type Which = (request: Request) => boolean

export const matchUrl =
  (part: string): Which =>
  (request) =>
    request.url().includes(part)

export const matchDeferredProp =
  (name: string): Which =>
  (request) =>
    (request.headers()['x-inertia-partial-data'] ?? '').split(',').includes(name)

/** Holds requests that match. The returned function lets them all continue, or aborts them. */
export async function holdMatchingRequests(page: Page, which: Which) {
  const { promise: fate, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/*', async (route) => {
    if (!which(route.request())) return route.fallback()
    return (await fate) === 'continue' ? route.continue() : route.abort()
  })
  return resolve
}
