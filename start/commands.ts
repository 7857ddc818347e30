import { FsLoader } from '@adonisjs/core/ace'
import type { BaseCommand } from '@adonisjs/core/ace'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Ace loads commands from one folder; ours are beside the features that they serve. */
const root = fileURLToPath(new URL('../', import.meta.url))
const loaders = globSync(['app/**/commands', 'bin/scaffold/commands'], { cwd: root }).map(
  (folder) => new FsLoader<typeof BaseCommand>(`${root}${folder}`)
)

export async function getMetaData() {
  const lists = await Promise.all(loaders.map((loader) => loader.getMetaData()))
  return lists.flat()
}

export async function getCommand(
  metaData: Parameters<FsLoader<typeof BaseCommand>['getCommand']>[0]
) {
  for (const loader of loaders) {
    const command = await loader.getCommand(metaData)
    if (command) return command
  }
  return null
}
