/** Compiles the program into build/. Imports adonisrc.ts, so it needs ts-exec. */
import { CodeGen } from '@adonisjs/assembler'
import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import adonisrc from '../adonisrc.js'
import { BUILD, ROOT } from './runtime/checkout.ts'

/** `npm test` checks types; a start need not wait for that. */
const COMPILER = [
  'node_modules/typescript-native/bin/tsc',
  ...['--project', 'tsconfig.json', '--noCheck', '--sourceMap', 'false'],
]

/** A command from a shell loads the settings first; started with them, it runs at once. */
const ACE = "await import(process.env.SENDAM_ROOT ? './bin/console.js' : './bin/command.js')\n"

function copy(patterns: string[]): void {
  for (const file of globSync(patterns, { cwd: ROOT })) {
    mkdirSync(dirname(join(BUILD, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(BUILD, file))
  }
}

await new CodeGen(pathToFileURL(`${ROOT}/`), { hooks: adonisrc.hooks }).run()
const { status } = spawnSync(process.execPath, COMPILER, { cwd: ROOT, stdio: 'inherit' })
process.exitCode = status ?? 1
const read = adonisrc.metaFiles!.map((file) => (typeof file === 'string' ? file : file.pattern))
copy([...read, 'package.json', 'package-lock.json'])
writeFileSync(join(BUILD, 'ace.js'), ACE)
