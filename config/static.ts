import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // The server's own option, which the types leave out: a folder is no page, with a slash or without.
  ...{ redirect: false },
  // The name of a built file says what is in it: it never changes.
  headers: (path): Record<string, string> =>
    path.includes('/assets/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {},
})
