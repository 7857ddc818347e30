import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // Missing in the types: directories must not redirect to a trailing slash.
  ...{ redirect: false },
  // Built files have content hashes in their names.
  headers: (path): Record<string, string> =>
    path.includes('/assets/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {},
})
