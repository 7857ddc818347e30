import { HttpContext } from '@adonisjs/core/http'
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

  definePaginationMetaData(metaData: unknown): PageMetadata {
    if (!this.#isPageMetadata(metaData)) {
      throw new Error('A page of results needs the metadata of a Lucid paginator')
    }
    return metaData
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

const serializer = new ApiSerializer()

HttpContext.instanceProperty('serialize', function (
  this: HttpContext,
  ...[value]: Parameters<ApiSerializer['serialize']>
) {
  return serializer.serialize(value, this.containerResolver)
} as ApiSerializer['serialize'])
