import type { BaseCommand } from '@adonisjs/core/ace'
import {
  listImportChanges,
  importSummary,
  listFirstLines,
  type ImportChanges,
} from '#admin/tariffs/files/file_changes'
import { TariffFileRefused } from '#admin/tariffs/files/import_problems'

/**
 * Prints the changes of an import, or all problems. Returns the exit code: 1 if a file is invalid
 * or missing, in which case nothing changed.
 */
export async function reportImport(
  logger: BaseCommand['logger'],
  what: string,
  dryRun: boolean,
  load: () => Promise<ImportChanges>
): Promise<0 | 1> {
  try {
    const changes = await load()
    logger.log(importSummary(what, changes))
    if (dryRun) listImportChanges(changes).forEach((line) => logger.log(line))
    for (const line of listFirstLines('!', changes.warnings)) logger.warning(line.trim())
    if (dryRun) logger.info('Dry run: nothing was changed')
    return 0
  } catch (problem) {
    if (!(problem instanceof TariffFileRefused) && !isMissingFile(problem)) throw problem
    const lines = problem instanceof TariffFileRefused ? problem.problems : [problem.message]
    for (const line of lines) logger.error(line)
    logger.error('Nothing was changed')
    return 1
  }
}

function isMissingFile(problem: unknown): problem is Error {
  return problem instanceof Error && 'code' in problem && problem.code === 'ENOENT'
}
