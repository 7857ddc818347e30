import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The DOM of page tests cannot navigate, so scripts call these functions instead. */
const LEAVING = {
  'window.location.assign': 'window.leaveFor',
  'window.location.reload': 'window.leaveFor',
}

/** Keeps toasts open, which could close too soon. A browser test checks their duration. */
const lastingToasts = {
  name: 'lasting-toasts',
  transform(code: string, id: string) {
    if (!id.includes('/sonner/dist/')) return null
    const lasting = code.replace(/(onAutoClose\.call\(toast, toast\);)\s*deleteToast\(\);/, '$1')
    if (lasting === code) throw new Error('Sonner closes its toasts in another way now')
    return lasting
  },
}

/** Bundles the scripts of all pages into one, for page tests without a browser. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: 'error',
  plugins: [lastingToasts, react()],
  define: {
    'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV),
    'import.meta.url': '""',
    ...LEAVING,
  },
  resolve: {
    alias: {
      '~/': `${join(ROOT, 'inertia')}/`,
      '@generated': `${join(ROOT, '.adonisjs', 'client')}/`,
    },
  },
  build: {
    outDir: process.env.PAGE_SCRIPTS,
    emptyOutDir: false,
    minify: false,
    cssMinify: false,
    target: 'esnext',
    rolldownOptions: {
      input: process.env.PAGE_SCRIPT,
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: `${process.env.PAGE_SCRIPT_NAME ?? '[name]'}.js`,
      },
    },
  },
})
