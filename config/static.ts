import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // Directories must not redirect to a trailing slash. The types lack this option.
  ...{ redirect: false },
  // Built files have content hashes in their names.
  headers: (path): Record<string, string> =>
    path.includes('/assets/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {},
})
