import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readUploadedFile } from '#shared/uploads/uploaded_file'
import {
  addressColumnsValidator,
  importTermsValidator,
  pastedAddressesValidator,
  type SentTerms,
} from '#shipping/addresses/book_validators'
import { MAX_ADDRESS_SHEET_BYTES } from '#shipping/addresses/rules/book_rules'
import { saveColumns } from '#shipping/addresses/sheet/saved_columns'
import { importAddresses, type ImportTerms } from '#shipping/addresses/sheet/import_addresses'

export default class AddressImportsController {
  async store(ctx: HttpContext) {
    const terms = await importTermsValidator.validate(ctx.request.qs())
    const { bytes } = await readUploadedFile(ctx.request, MAX_ADDRESS_SHEET_BYTES)
    return { data: await importAddresses(callerOf(ctx), { bytes }, importTermsFrom(terms)) }
  }

  async update(ctx: HttpContext) {
    const { headings, columns } = await ctx.request.validateUsing(addressColumnsValidator)
    await saveColumns(callerOf(ctx), {
      use: 'addresses',
      headers: headings,
      chosen: columns,
    })
    return { message: 'Saved. We will read sheets with these headings the same way next time.' }
  }

  async paste(ctx: HttpContext) {
    const { text, ...terms } = await ctx.request.validateUsing(pastedAddressesValidator)
    return { data: await importAddresses(callerOf(ctx), { text }, importTermsFrom(terms)) }
  }
}

function importTermsFrom({ side, shared, group, commit }: SentTerms): ImportTerms {
  return {
    side: side ?? 'destination',
    isShared: shared ?? true,
    group: group ?? null,
    commit: commit ?? false,
  }
}
