import { FsLoader } from '@adonisjs/core/ace'
import type { BaseCommand } from '@adonisjs/core/ace'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MODULES = ['shared', 'identity', 'wallet', 'shipping', 'branding', 'admin']

/** Ace looks for commands in one folder; ours live with the module they serve. */
const loaders = MODULES.map((module) =>
  fileURLToPath(new URL(`../app/${module}/commands`, import.meta.url))
)
  .filter((folder) => existsSync(folder))
  .map((folder) => new FsLoader<typeof BaseCommand>(folder))

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
