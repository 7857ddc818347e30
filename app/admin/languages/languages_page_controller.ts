import type { HttpContext } from '@adonisjs/core/http'
import { echoPageQuery, readPageQuery } from '#shared/http/controllers/page_query'
import { messageListValidator } from '#admin/languages/language_validator'
import ListedMessageTransformer from '#admin/languages/listed_message_transformer'
import { loadMessageList } from '#admin/languages/message_list'
import { PAGE_NAMES } from '#admin/languages/page_names'
import { listLanguageProgress } from '#admin/languages/translated_messages'

export default class LanguagesPageController {
  async render(ctx: HttpContext) {
    const query = await readPageQuery(ctx, messageListValidator)
    const languages = await listLanguageProgress()
    const unfinished = languages.find(({ released, total }) => released < total)
    const { language = (unfinished ?? languages[0]!).code, ...filters } = query
    const { rows, metadata, states, groups } = await loadMessageList(language, filters)
    const messages = async () => ListedMessageTransformer.paginate(rows, metadata)
    return ctx.inertia.render('admin/languages/languages', {
      listQuery: echoPageQuery(ctx, { ...query, language, page: metadata.currentPage }),
      languages,
      states,
      pages: groups.map(({ name, count }) => ({ group: name, name: PAGE_NAMES[name], count })),
      messages: ctx.inertia.defer(messages, { rescue: true }),
    })
  }
}
