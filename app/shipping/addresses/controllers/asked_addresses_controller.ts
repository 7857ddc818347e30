import type { HttpContext } from '@adonisjs/core/http'
import { countTry } from '#identity/sessions/throttles'
import { answerRequest } from '#shipping/addresses/answering'
import { askedAddressValidator } from '#shipping/addresses/book_validators'
import { writtenTexts } from '#shipping/addresses/controllers/written_texts'

/** The link says whose book it is: a receiver has no account. */
export default class AskedAddressesController {
  async store(ctx: HttpContext) {
    await countTry(ctx.request.ip(), 'open_link')
    const texts = writtenTexts(await ctx.request.validateUsing(askedAddressValidator))
    const { asker } = await answerRequest(String(ctx.params.token), texts)
    return { message: `Thank you. ${asker} has your address now.` }
  }
}
