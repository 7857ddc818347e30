import { defineConfig } from '@adonisjs/static'

export default defineConfig({
  enabled: true,
  etag: true,
  lastModified: true,
  dotFiles: 'ignore',
  // A request for a folder must not redirect to its name with a slash. The types lack this option.
  ...{ redirect: false },
  // Browsers may keep built files forever, because their names contain a hash of their content.
  headers: (path): Record<string, string> =>
    path.includes('/assets/') ? { 'Cache-Control': 'public, max-age=31536000, immutable' } : {},
})
