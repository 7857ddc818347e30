import { HttpContext, type HttpRequest } from '@adonisjs/core/http'
import { BaseSerializer, Collection } from '@adonisjs/core/transformers'
import type { PageMetadata } from '#shared/http/keyset_page'
import { appUrl } from '#config/app'
import { yieldToEventLoop } from '#shared/time/event_loop'

class ApiSerializer extends BaseSerializer<{
  Wrap: 'data'
  PaginationMetaData: PageMetadata
}> {
  wrap = 'data' as const
  readonly #request: HttpRequest

  constructor(request: HttpRequest) {
    super()
    this.#request = request
  }

  definePaginationMetaData(metaData: unknown): PageMetadata {
    if (!this.#isPageMetadata(metaData)) {
      throw new Error('A page of results needs the metadata of a Lucid paginator')
    }
    const { firstPage, lastPage, currentPage, nextPageUrl, previousPageUrl } = metaData
    const { nextCursor, previousCursor } = metaData
    return {
      ...metaData,
      firstPageUrl: this.#addressOf(firstPage),
      lastPageUrl: this.#addressOf(lastPage),
      nextPageUrl: nextPageUrl && this.#addressOf(currentPage + 1, metaData, nextCursor),
      previousPageUrl:
        previousPageUrl && this.#addressOf(currentPage - 1, metaData, previousCursor),
    }
  }

  /**
   * Returns the current query with another page: by cursor if the request used one, or if the page
   * is too far for page numbers.
   */
  #addressOf(
    page: number,
    { lastPage }: { lastPage: number } = { lastPage: page },
    cursor?: string | null
  ): string {
    const question = new URLSearchParams(this.#request.parsedUrl.query ?? '')
    const isReadOn = page > 1 && (question.get('cursor') || page > lastPage)
    question.set('page', String(page))
    if (isReadOn && cursor) question.set('cursor', cursor)
    else question.delete('cursor')
    return `${appUrl}${this.#request.url()}?${question}`
  }

  #isPageMetadata(metaData: unknown): metaData is PageMetadata {
    return this.isLucidPaginatorMetaData(metaData)
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: ApiSerializer['serialize']
  }
}

HttpContext.instanceProperty('serialize', function (
  this: HttpContext,
  ...[value]: Parameters<ApiSerializer['serialize']>
) {
  return new ApiSerializer(this.request).serialize(value, this.containerResolver)
} as ApiSerializer['serialize'])

/**
 * Transforms longer lists in slices, so that other requests are served in between. A patch, because
 * `BaseTransformer.transform` constructs Collection itself and takes no subclass.
 */
const ROWS_PER_SLICE = 25
type Rows = Collection<Record<string, any>, any, string>
const { resolve } = Collection.prototype
Collection.prototype.resolve = async function (this: Rows, ...asked: Parameters<Rows['resolve']>) {
  const [rows, ...rest] = this['transformerData']
  if (rows.length <= ROWS_PER_SLICE) return resolve.apply(this, asked)
  const resolved: unknown[] = []
  for (let at = 0; at < rows.length; at += ROWS_PER_SLICE) {
    await yieldToEventLoop()
    const some = this.depth(this.maxDepth)
    some['transformerData'] = [rows.slice(at, at + ROWS_PER_SLICE), ...rest]
    resolved.push(...(await resolve.apply(some, asked)))
  }
  return resolved
} as typeof resolve
