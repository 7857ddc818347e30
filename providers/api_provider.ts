import { HttpContext, type HttpRequest } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'

/** As Lucid's paginator really writes it: its own type of the same keys says that all are texts. */
type PageMetadata = {
  total: number
  perPage: number
  currentPage: number
  lastPage: number
  firstPage: number
  firstPageUrl: string
  lastPageUrl: string
  nextPageUrl: string | null
  previousPageUrl: string | null
}

/** Wraps every answer of the API in `data`, and pages in `data` with `metadata`. */
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
    return {
      ...metaData,
      firstPageUrl: this.#addressOf(firstPage),
      lastPageUrl: this.#addressOf(lastPage),
      nextPageUrl: nextPageUrl && this.#addressOf(currentPage + 1),
      previousPageUrl: previousPageUrl && this.#addressOf(currentPage - 1),
    }
  }

  /** The same question, which the paginator does not know, for another page. */
  #addressOf(page: number): string {
    const question = new URLSearchParams(this.#request.parsedUrl.query ?? '')
    question.set('page', String(page))
    return `${this.#request.url()}?${question}`
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
