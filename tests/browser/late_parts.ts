import type { Page, Request } from 'playwright'

type Which = (request: Request) => boolean

export const calls =
  (part: string): Which =>
  (request) =>
    request.url().includes(part)

/** A part of a page that comes after the page itself. */
export const latePart =
  (name: string): Which =>
  (request) =>
    (request.headers()['x-inertia-partial-data'] ?? '').split(',').includes(name)

/** Keeps requests waiting; answers what lets them go on, to the server or to nowhere. */
export async function hold(page: Page, which: Which) {
  const { promise: fate, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route('**/*', async (route) => {
    if (!which(route.request())) return route.fallback()
    return (await fate) === 'continue' ? route.continue() : route.abort()
  })
  return resolve
}
