import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listNeededFiles } from '#shared/http/page_scripts'

/** Limits of a page's scripts: kilobytes compressed with Brotli, and number of files. */
interface Limit {
  kilobytes: number
  files?: number
}

interface Measured {
  page: string
  limit: Limit
  kilobytes: number
  files: number
}

const SHELL = 'inertia/shell.ts'
const PUBLIC = 'inertia/layouts/public_layout.tsx'

/** Limits for a first visit on a slow phone, where 40 KB take a second. */
const LIMITS: Record<string, Limit & { file: string; inShell?: boolean }> = {
  Landing: { file: 'app/shared/landing/pages/landing.tsx', kilobytes: 110 },
  Rates: { file: 'app/shipping/pricing/calculator/pages/public_rates.tsx', kilobytes: 112 },
  Tracking: { file: 'app/shipping/tracking/pages/public_track.tsx', kilobytes: 110 },
  Home: { file: 'app/shipping/home/pages/home.tsx', inShell: true, kilobytes: 170, files: 12 },
  Booking: {
    file: 'app/shipping/booking/pages/book.tsx',
    inShell: true,
    kilobytes: 174,
    files: 12,
  },
  History: { file: 'app/shipping/history/pages/history.tsx', inShell: true, kilobytes: 170 },
  Transactions: {
    file: 'app/wallet/transactions/pages/transactions.tsx',
    inShell: true,
    kilobytes: 170,
  },
}

/** Measures the scripts that a page of a build loads before any interaction. */
export function measuredScripts(publicFolder: string): Measured[] {
  const assets = join(publicFolder, 'assets')
  const manifest = JSON.parse(readFileSync(join(assets, '.vite', 'manifest.json'), 'utf8'))
  const sizeOf = (file: string) => statSync(join(assets, `${file}.br`)).size
  return Object.entries(LIMITS).map(([page, { file, inShell, ...limit }]) => {
    if (!manifest[file]) throw new Error(`The build has no ${file}`)
    const modules = ['inertia/app.tsx', file, inShell ? SHELL : PUBLIC]
    const files = [...listNeededFiles(manifest, modules)].filter((name) => name.endsWith('.js'))
    const bytes = files.reduce((sum, name) => sum + sizeOf(name), 0)
    return { page, limit, files: files.length, kilobytes: bytes / 1024 }
  })
}

export function isWithin({ limit, files, kilobytes }: Measured): boolean {
  return kilobytes <= limit.kilobytes && files <= (limit.files ?? Infinity)
}
