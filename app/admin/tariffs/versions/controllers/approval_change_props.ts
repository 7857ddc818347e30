import type { HttpContext } from '@adonisjs/core/http'
import { readPageQuery } from '#shared/http/controllers/page_query'
import {
  rollBackChangeProps,
  versionChangeProps,
} from '#admin/tariffs/versions/controllers/change_props'
import TariffVersion from '#admin/tariffs/versions/tariff_version'
import type { TariffCommand } from '#admin/tariffs/versions/version_approval'
import { differencesValidator } from '#admin/tariffs/versions/version_validator'

/**
 * Returns the changes that a waiting command would make now. `compared` is null for a roll-back,
 * whose changes belong to no version. Empty if no price would change.
 */
export async function approvalChangeProps(ctx: HttpContext, command: TariffCommand) {
  const { page = 1 } = await readPageQuery(ctx, differencesValidator)
  const { id, state, number } = await TariffVersion.findOrFail(command.id)
  if (command.act === 'publish' && state === 'draft') {
    return { compared: { id }, ...versionChangeProps(ctx, id, page) }
  }
  if (command.act === 'roll_back' && number !== null) {
    return { compared: null, ...rollBackChangeProps(ctx, number, page) }
  }
  return {}
}
