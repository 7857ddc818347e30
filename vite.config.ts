import { join } from 'node:path'
import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import { compressedFiles } from './hooks/vite/compressed_files'
import { leanPackages } from './hooks/vite/lean_packages'
import { namedRoutes } from './hooks/vite/named_routes'
import { scriptFiles } from './hooks/vite/script_files'

const PUBLIC_FOLDER = process.env.PUBLIC_FOLDER ?? 'public'

/** Where config/vite.ts looks for it. */
const RENDERER_FOLDER = join(PUBLIC_FOLDER, '..', 'renderer', 'server')

/**
 * Sonner puts its style sheet into the page by script, which our content policy refuses; we bundle
 * the same sheet (inertia/css/app.css), so the script's copy is taken out.
 */
const withoutInjectedStyles = {
  name: 'without-injected-styles',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.includes('/sonner/dist/')) return null
    return code.replace(/^__insertCSS\(.*\);$/m, '')
  },
}

/** What makes scripts of our source. */
const scripts = () => [
  withoutInjectedStyles,
  leanPackages,
  namedRoutes(import.meta.dirname),
  react(),
]

/**
 * What draws pages on the server holds its React, of the kind that it was built for: one that was fetched when the
 * server starts would be as slow as that of development wherever NODE_ENV says nothing else. The logger is the server's.
 */
const RENDERER = {
  build: { outDir: RENDERER_FOLDER },
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  resolve: { noExternal: true as const, external: ['@adonisjs/core'] },
}

export default defineConfig(({ command }) => ({
  plugins: [
    ...scripts(),
    scriptFiles(scripts),
    compressedFiles,
    tailwindcss(),
    adonisjs({
      buildDirectory: `${PUBLIC_FOLDER}/assets`,
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      reload: ['resources/views/**/*.edge'],
    }),
  ],
  environments: { ssr: command === 'build' ? RENDERER : {} },
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
  // All that pages import is prepared at the start: what is found later reloads a page under its reader.
  optimizeDeps: {
    exclude: ['sonner'],
    entries: [
      'inertia/app.tsx',
      'app/**/pages/*.tsx',
      'app/**/components/**/*.tsx',
      'inertia/**/*.tsx',
    ],
  },
  server: { watch: { ignored: ['**/storage/**', '**/tmp/**', '**/build/**'] } },
}))
