import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json)$/

/** Compresses files for compressed_files_middleware.ts: best Brotli is too slow for a request. */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir }, bundle) {
    if (!dir || process.env.NODE_ENV !== 'production') return
    for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
      const file = join(dir, name)
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
    }
  },
}
