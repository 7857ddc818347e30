import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A DOM goes to no other document by itself: tests/support/dom/page.ts hears of it instead. */
const LEAVING = {
  'window.location.assign': 'window.leaveFor',
  'window.location.reload': 'window.leaveFor',
}

/**
 * A toast that nobody looks at stays: on a slow machine one would be gone before a test asks for it. A test of the
 * browser says how long they stay.
 */
const lastingToasts = {
  name: 'lasting-toasts',
  transform(code: string, id: string) {
    return id.includes('/sonner/dist/') ? code.replaceAll('document.hidden', 'true') : null
  },
}

/** The scripts of all pages in one that any window can run, for tests of pages without a browser. */
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
