import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { readCommand } from '#identity/sessions/controllers/request_command'
import { runOnce } from '#shared/idempotency/idempotent_command'
import {
  createAddressRequest,
  addressRequestLink,
  listAddressRequests,
  withdrawAddressRequest,
} from '#shipping/addresses/address_requests'
import { addressRequestValidator } from '#shipping/addresses/book_validators'
import AddressRequestTransformer from '#shipping/addresses/transformers/address_request_transformer'

export default class AddressRequestsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(
      AddressRequestTransformer.transform(await listAddressRequests(callerOf(ctx)))
    )
  }

  /** The idempotency record stores the link encrypted; the table holds only its hash. */
  async store(ctx: HttpContext) {
    const command = await readCommand(ctx)
    const { name } = await ctx.request.validateUsing(addressRequestValidator)
    const caller = callerOf(ctx)
    const made = await runOnce(command, (trx) => createAddressRequest(trx, caller, name))
    ctx.response.status(201)
    const message = 'Send this link to your receiver. You will not see it again.'
    return { message, data: { id: made.id, link: addressRequestLink(made) } }
  }

  async destroy(ctx: HttpContext) {
    await withdrawAddressRequest(callerOf(ctx), ctx.params.id)
    return { message: 'The link is withdrawn. It no longer works.' }
  }
}
