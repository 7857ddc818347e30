import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BaseCommand } from '@adonisjs/core/ace'
import type { ScaffoldFile, Subject } from './scaffold.ts'

/** Writes all files, or none if the name is wrong, the room is missing or a file exists. */
export async function writeFiles(command: BaseCommand, subject: Subject, files: ScaffoldFile[]) {
  const problem = problemWith(subject, files)
  if (problem) {
    command.logger.error(problem)
    command.exitCode = 1
    return
  }
  // The formatter is a development dependency; a build must start without it.
  const { format } = await import('oxfmt')
  const style = JSON.parse(await readFile(join(subject.root, '.oxfmtrc.json'), 'utf8'))
  for (const { path, text } of files) {
    await mkdir(dirname(join(subject.root, path)), { recursive: true })
    const { code } = await format(path, text, style)
    await writeFile(join(subject.root, path), code)
    command.logger.action(`create ${path}`).succeeded()
  }
}

function problemWith({ root, room, noun }: Subject, files: ScaffoldFile[]): string | null {
  if (!/^[a-z_]+$/.test(noun)) return `${noun} must be in snake_case.`
  if (!existsSync(join(root, 'app', room, 'routes.ts')))
    return `app/${room} is not a room with routes.`
  const taken = files.find(({ path }) => existsSync(join(root, path)))
  return taken ? `${taken.path} already exists.` : null
}
