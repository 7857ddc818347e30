import { join } from 'node:path'
import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'
import tailwindcss from '@tailwindcss/vite'
import { compressedFiles } from './hooks/vite/compressed_files.ts'
import { leanPackages } from './hooks/vite/lean_packages.ts'
import { namedRoutes } from './hooks/vite/named_routes.ts'
import { scriptFiles } from './hooks/vite/script_files.ts'

const PUBLIC_FOLDER = process.env.PUBLIC_FOLDER ?? 'public'

/** Where config/vite.ts looks for the server bundle. */
const RENDERER_FOLDER = join(PUBLIC_FOLDER, '..', 'renderer', 'server')

/**
 * Sonner's script inserts its style sheet, which our CSP refuses. We bundle that sheet
 * (inertia/css/app.css) and remove the insertion.
 */
const withoutInjectedStyles = {
  name: 'without-injected-styles',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!id.includes('/sonner/dist/')) return null
    return code.replace(/^__insertCSS\(.*\);$/m, '')
  },
}

/** Plugins that transform our source. */
const scripts = () => [
  withoutInjectedStyles,
  leanPackages,
  namedRoutes(import.meta.dirname),
  react(),
]

/**
 * The server bundle includes React in the mode of the build: loaded at run time, React would be the
 * slow development version wherever NODE_ENV is not set. @adonisjs/core is not bundled.
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
  // Otherwise the plugins, and the trial build of scriptFiles, would run anew for each bundle.
  builder: { sharedConfigBuild: true },
  environments: { ssr: command === 'build' ? RENDERER : {} },
  resolve: {
    alias: {
      '~/': `${import.meta.dirname}/inertia/`,
      '@generated': `${import.meta.dirname}/.adonisjs/client/`,
    },
  },
  // Optimizes all dependencies at start; one found later would reload the open page.
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
