import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { addressGroupValidator } from '#shipping/addresses/book_validators'
import {
  listAddressGroups,
  createAddressGroup,
  deleteAddressGroup,
  renameAddressGroup,
} from '#shipping/addresses/address_groups'
import AddressGroupTransformer from '#shipping/addresses/transformers/address_group_transformer'

export default class AddressGroupsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(AddressGroupTransformer.transform(await listAddressGroups(callerOf(ctx))))
  }

  async store(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(addressGroupValidator)
    const { id } = await createAddressGroup(callerOf(ctx), name)
    ctx.response.status(201)
    return { message: 'Group created.', data: { id, name } }
  }

  async update(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(addressGroupValidator)
    const { id } = await renameAddressGroup(callerOf(ctx), ctx.params.id, name)
    return { message: 'Group renamed.', data: { id, name } }
  }

  async destroy(ctx: HttpContext) {
    await deleteAddressGroup(callerOf(ctx), ctx.params.id)
    return { message: 'Group deleted. Its addresses stay in the book.' }
  }
}
