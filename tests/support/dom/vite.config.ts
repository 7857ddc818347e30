import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** The scripts of all pages in one that any window can run, for tests of pages without a browser. */
export default defineConfig({
  root: ROOT,
  publicDir: false,
  logLevel: 'error',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '""' },
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
      output: { format: 'iife', codeSplitting: false, entryFileNames: '[name].js' },
    },
  },
})
