import type { HttpContext } from '@adonisjs/core/http'
import { INBOX_PATH, findInboxMessage, listInboxMessages } from '#shared/inbox/dev_inbox'
import InboxMessageTransformer from '#shared/inbox/inbox_message_transformer'

export default class DevInboxPageController {
  async render({ inertia, request }: HttpContext) {
    const { to, id } = request.qs()
    const recipient = typeof to === 'string' && to !== '' ? to : null
    const messages = await listInboxMessages(recipient)
    const open = (await findInboxMessage(id)) ?? (id === undefined ? messages[0] : undefined)
    return inertia.render('shared/inbox/dev_inbox', {
      path: INBOX_PATH,
      recipient,
      isChosen: open !== undefined && id !== undefined,
      messages: InboxMessageTransformer.transform(messages),
      open: open && InboxMessageTransformer.transform(open).useVariant('forReading'),
    })
  }
}
